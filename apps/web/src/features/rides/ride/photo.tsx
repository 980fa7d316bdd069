import { useEffect, useState } from 'react'

interface Props {
  readonly image: Blob
  readonly label: string
  /** Of a kind or size that does not go along to other devices. */
  readonly staysHere: boolean
}

/** A picture of the phone's own disk. */
export function Photo({ image, label, staysHere }: Props) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  if (url === undefined) return null
  return (
    <figure>
      <img src={url} alt={label} className="max-h-80 w-full rounded-md border border-line object-cover" />
      {staysHere && (
        <figcaption className="mt-1 text-caption text-ink-muted">
          Stays on this phone: it is too large, or no JPEG, for your other devices.
        </figcaption>
      )}
    </figure>
  )
}
