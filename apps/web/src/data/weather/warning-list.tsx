import type { WeatherWarning } from '@bluffline/contract'
import { epochMs, sortWarnings, warningPhase } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { useNow } from '../today/use-now.ts'
import { writeMoment } from '../water/water-words.ts'

const timed = (warning: WeatherWarning) => ({
  ...warning,
  onsetMs: warning.onsetAt === null ? null : Date.parse(warning.onsetAt),
  endsMs: warning.endsAt === null ? null : Date.parse(warning.endsAt),
})

function Warning({ warning }: { readonly warning: ReturnType<typeof timed> }) {
  const now = useNow()
  const isAhead = warningPhase(warning, now) === 'ahead'
  const isGrave = warning.severity === 'Extreme' || warning.severity === 'Severe'
  const moment = (ms: number) => writeMoment(epochMs(ms), now)
  return (
    <li className={isGrave ? 'rounded-md border-2 border-danger p-3' : 'rounded-md border border-warn p-3'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-[650]">{warning.event}</b>
        <Badge tone={isGrave ? 'danger' : 'warn'} icon="alert">
          {warning.severity}
        </Badge>
      </p>
      <p className="text-small text-ink-muted">
        {isAhead && warning.onsetMs !== null ? `From ${moment(warning.onsetMs)}` : 'In force'}
        {warning.endsMs !== null && ` until ${moment(warning.endsMs)}`} · {warning.sender}
      </p>
      {warning.instruction !== null && <p className="mt-2 text-small whitespace-pre-line">{warning.instruction}</p>}
      <details className="mt-1 text-small">
        <summary className="min-h-touch cursor-pointer py-2.5 text-accent-text underline underline-offset-3">
          Whole text
        </summary>
        <p className="whitespace-pre-line">{warning.description}</p>
        <p className="mt-2 text-ink-muted">{warning.area}</p>
      </details>
    </li>
  )
}

/** Watches, warnings and advisories that are not over, the worst first. */
export function WarningList({ warnings }: { readonly warnings: readonly WeatherWarning[] }) {
  const now = useNow()
  const valid = sortWarnings(warnings.map(timed), now)
  if (valid.length === 0)
    return <p className="text-small">No watch, warning or advisory was in force when this was read.</p>
  return (
    <ul aria-label="Warnings" className="space-y-3">
      {valid.map((warning) => (
        <Warning key={warning.id} warning={warning} />
      ))}
    </ul>
  )
}
