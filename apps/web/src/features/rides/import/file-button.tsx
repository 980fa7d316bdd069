import type { ChangeEvent } from 'react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Phones grey out what they have no name for: `application/octet-stream` lets FIT files be picked. */
const KINDS = '.gpx,.kml,.tcx,.geojson,.json,.fit,application/gpx+xml,application/geo+json,application/octet-stream'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled: boolean
}

export function FileButton({ onFiles, disabled }: Props) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={buttonStyle({
        size: 'comfortable',
        className: 'cursor-pointer has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus',
      })}
    >
      <Icon name="upload" />
      Import files
      <input type="file" multiple accept={KINDS} disabled={disabled} className="sr-only" onChange={take} />
    </label>
  )
}
