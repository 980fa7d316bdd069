import { useState, type ChangeEvent, type DragEvent } from 'react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Phones grey out what they have no name for: `application/octet-stream` lets FIT files be picked. */
const KINDS = '.gpx,.kml,.tcx,.geojson,.json,.fit,application/gpx+xml,application/geo+json,application/octet-stream'

interface Props {
  readonly onFile: (file: File) => void
}

/** Drop it or pick it. */
export function FileDrop({ onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'rounded-lg border-2 border-dashed p-6 text-center',
        isOver ? 'border-accent-text bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <label
        className={buttonStyle({
          tone: 'primary',
          size: 'emergency',
          className:
            'w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        <Icon name="upload" />
        Choose a file
        <input type="file" accept={KINDS} className="sr-only" onChange={pick} />
      </label>
      <p className="mt-3 text-small text-ink-muted">
        GPX, GeoJSON, KML, TCX or FIT. It is read on this device and goes nowhere. You can drop it here too.
      </p>
    </div>
  )
}
