import type { TrailDetail } from '@bluffline/contract'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../layout/section.tsx'
import { geoJsonFile, gpxFile, whyNoFile } from './trail-files.ts'

/** The line as a file, made on the phone, so that it works with no signal. */
export function FilesSection({ trail }: { readonly trail: TrailDetail }) {
  const { download } = usePorts()
  const why = whyNoFile(trail)
  return (
    <Section
      id="files"
      title="Take the line with you"
      lead={why ?? 'For your GPS or another app. Made on this phone, also with no signal.'}
    >
      <div className="flex flex-wrap gap-2">
        <Button icon="download" disabled={why !== null} onClick={() => download.save(gpxFile(trail))}>
          GPX file
        </Button>
        <Button icon="download" disabled={why !== null} onClick={() => download.save(geoJsonFile(trail))}>
          GeoJSON file
        </Button>
      </div>
    </Section>
  )
}
