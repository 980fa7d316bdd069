import { useState } from 'react'
import type { ExportFormat } from '../../../data/rides/export-ride.ts'
import type { Ride } from '../../../data/rides/ride-rows.ts'
import { runTask } from '../../../data/rides/work/run-task.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Section } from '../../../ui/section.tsx'

const FORMATS: readonly { readonly format: ExportFormat; readonly label: string }[] = [
  { format: 'gpx', label: 'GPX file' },
  { format: 'geojson', label: 'GeoJSON file' },
  { format: 'tcx', label: 'TCX file' },
]

/** The ride as a file, made on the phone: also with no signal, always free. */
export function FilesSection({ ride }: { readonly ride: Ride }) {
  const { download } = usePorts()
  const { show } = useToast()
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const save = async (format: ExportFormat) => {
    setBusy(format)
    try {
      const file = await runTask('export', [ride, format])
      if (file) download.save(file)
      else show({ title: 'No TCX', description: 'TCX needs a time at every point, and this line has none.' })
    } catch {
      show({ title: 'The file could not be made', description: 'Try again, or another format.', tone: 'danger' })
    }
    setBusy(null)
  }
  return (
    <Section
      id="files"
      title="Take the ride with you"
      lead="Made on this phone, also with no signal. GPX read back here gives the same figures."
    >
      <div className="flex flex-wrap gap-2">
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            size="comfortable"
            icon="download"
            busy={busy === format}
            onClick={() => void save(format)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Section>
  )
}
