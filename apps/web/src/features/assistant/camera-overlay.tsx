import { useEffect, useRef, useState } from 'react'
import type { CameraPort } from '../../platform/voice/camera.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const JPEG_QUALITY = 0.8

interface Props {
  readonly camera: CameraPort
  /** A JPEG as a data address. */
  readonly onPicture: (image: string) => void
  /** `problem`: why there is no picture; null where the rider did not want one. */
  readonly onCancel: (problem: string | null) => void
}

function pictureOf(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** The rear camera over the page: capture and ask, or not. The camera is off as soon as it is closed. */
export function CameraOverlay({ camera, onPicture, onCancel }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  useEffect(() => {
    let stream: MediaStream | null = null
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    camera.open().then(
      (opened) => {
        stream = opened
        if (isGone) return stop()
        if (video.current) video.current.srcObject = opened
      },
      (problem: unknown) => cancel.current(problem instanceof Error ? problem.message : 'Failed to access camera'),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [camera])
  return (
    <Dialog open onClose={() => onCancel(null)} title="Show & Ask">
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="Camera"
        className="aspect-video w-full rounded-md bg-black object-contain"
        onLoadedData={() => setOn(true)}
      />
      <p role="status" className="mt-2 text-small text-ink-muted">
        {isOn ? 'The picture goes to the voice service, and nowhere else.' : 'Waiting for the camera …'}
      </p>
      <div className="mt-3 flex gap-2">
        <Button
          className="flex-1"
          tone="primary"
          size="outdoor"
          icon="camera"
          disabled={!isOn}
          onClick={() => {
            if (video.current) onPicture(pictureOf(video.current))
          }}
        >
          Capture & Ask
        </Button>
        <Button size="outdoor" onClick={() => onCancel(null)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
