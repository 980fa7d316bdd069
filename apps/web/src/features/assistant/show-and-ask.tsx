import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CameraOverlay } from './camera-overlay.tsx'
import type { Talk } from './use-talk.ts'

const TOO_SMALL_EDGE = 1
const MOST_EDGE = 1280
const JPEG_QUALITY = 0.8

/** A picture from a file, no larger than the camera's. */
async function readPicture(file: File): Promise<string> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MOST_EDGE / Math.max(picture.width, picture.height, TOO_SMALL_EDGE))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  } catch (problem) {
    throw new Error('Failed to read image file', { cause: problem })
  }
}

/** Shows something to the realtime service and asks about it: by the camera, or a picture from a file. */
export function ShowAndAsk({ talk }: { readonly talk: Talk }) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const pick = useRef<HTMLInputElement>(null)
  const ask = (image: string) => {
    setOpen(false)
    setError(null)
    talk.ask(image)
  }
  const camera = talk.voice?.port.camera
  return (
    <div className="space-y-2">
      {error !== null && (
        <div role="alert" className="rounded-md border border-danger px-3 py-2 text-small">
          <p>{error}</p>
        </div>
      )}
      <div className="flex gap-2">
        {camera?.isSupported() === true && (
          <Button
            className="flex-1"
            size="comfortable"
            icon="camera"
            onClick={() => {
              setError(null)
              setOpen(true)
            }}
          >
            Show & Ask (with image)
          </Button>
        )}
        <Button className="flex-1" size="comfortable" icon="image" onClick={() => pick.current?.click()}>
          Pick a picture
        </Button>
      </div>
      <input
        ref={pick}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture to ask about"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file)
            readPicture(file).then(ask, (problem: unknown) =>
              setError(problem instanceof Error ? problem.message : 'Failed to read image file'),
            )
          target.value = ''
        }}
      />
      {isOpen && camera && (
        <CameraOverlay
          camera={camera}
          onPicture={ask}
          onCancel={(problem) => {
            setOpen(false)
            setError(problem)
          }}
        />
      )}
    </div>
  )
}
