import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ridesWords } from '../words.ts'
import type { ImportReport } from './use-import.ts'

/** How far a file has been read, with the way to stop. */
export function ImportProgress({
  file,
  part,
  onCancel,
}: {
  readonly file: string
  readonly part: number
  readonly onCancel: () => void
}) {
  const percent = Math.round(part * 100)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-md border border-accent-text bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate text-small font-[600]">
          {part < 1 ? 'Reading' : 'Measuring'} {file}
        </p>
        <progress
          aria-label={`Reading ${file}`}
          value={percent}
          max={100}
          className="mt-2 h-3 w-full accent-(--accent)"
        />
      </div>
      <Button icon="close" size="comfortable" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

function Report({ report: { file, rides, notes, isFailed } }: { readonly report: ImportReport }) {
  return (
    <li className="flex gap-3 py-2">
      <Icon name={isFailed ? 'alert' : 'check'} className={isFailed ? 'mt-0.5 text-danger' : 'mt-0.5 text-ok'} />
      <div className="min-w-0 text-small">
        <p className="font-[600]">
          {file}: {isFailed ? 'nothing was imported' : ridesWords(rides.length)}
        </p>
        {notes.map((note) => (
          <p key={note} className="text-ink-muted">
            {note}
          </p>
        ))}
        <ul className="flex flex-wrap gap-x-4">
          {rides.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/rides/${id}`} className="inline-flex min-h-touch items-center text-accent-text underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** What became of the files, until it has been read. */
export function ImportReports({
  reports,
  onDismiss,
}: {
  readonly reports: readonly ImportReport[]
  readonly onDismiss: () => void
}) {
  return (
    <section aria-label="Import" role="status" className="rounded-md border border-line-strong bg-surface px-4 py-2">
      <ul className="divide-y divide-line">
        {reports.map((report, i) => (
          <Report key={i} report={report} />
        ))}
      </ul>
      <Button tone="quiet" className="-ml-4" onClick={onDismiss}>
        Close
      </Button>
    </section>
  )
}
