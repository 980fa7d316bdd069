import { useEffect, useState } from 'react'

/** A picture of the phone's own disk. */
export function Photo({ image, label }: { readonly image: Blob; readonly label: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return url === undefined ? null : (
    <img src={url} alt={label} className="max-h-80 w-full rounded-md border border-line object-cover" />
  )
}
