import type { Trail } from '@bluffline/contract'
import type { RideReason } from '@bluffline/core'
import { closureWords } from '../../../data/trail-reports/closure-words.ts'
import { useReportedClosures } from '../../../data/trail-reports/use-reported-closures.ts'
import { useNow } from '../../../data/today/use-now.ts'
import { SourceList } from '../../../data/sources/source-list.tsx'
import { uniqueSources } from '../../../data/sources/source-words.ts'
import { ReasonList } from '../../../data/verdict/reason-list.tsx'
import { useVehicleFor, useVerdict } from '../../../data/verdict/use-verdicts.ts'
import { verdictWords } from '../../../data/verdict/verdict-words.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unfold } from '../layout/unfold.tsx'
import { DecidingReasons } from './deciding-reasons.tsx'
import { MachinePicker } from './machine-picker.tsx'
import { machineWords } from './machine-words.ts'
import { sortReasons } from './reasons.ts'

const LOOKS = {
  open: { edge: 'border-verdict-open border-2', text: 'text-verdict-open' },
  closed: { edge: 'border-verdict-closed border-double border-4', text: 'text-verdict-closed' },
  unknown: { edge: 'border-verdict-unknown border-dashed border-2', text: 'text-verdict-unknown' },
} as const

/** What stands folded under the deciding reasons: the others with them, or, where there are no others, only the sources. */
function WhoSaysSo({ deciding, reasons }: Readonly<Record<'deciding' | 'reasons', readonly RideReason[]>>) {
  if (reasons.length > deciding.length) {
    return (
      <Unfold summary={`All ${reasons.length} reasons and their sources`} className="px-4">
        <ReasonList reasons={reasons} />
      </Unfold>
    )
  }
  const sources = uniqueSources(reasons.flatMap((reason) => reason.sources))
  if (sources.length === 0) return null
  return (
    <Unfold summary={reasons.length === 1 ? 'Sources of this reason' : 'Sources of these reasons'} className="px-4">
      <div className="pb-4">
        <SourceList sources={sources} />
      </div>
    </Unfold>
  )
}

/** What riders found, beside the verdict and not in it: nobody has checked it. */
function FoundClosed({ trailId }: { readonly trailId: string }) {
  const now = useNow()
  const found = useReportedClosures().value?.find((one) => one.trailId === trailId)
  if (!found) return null
  return (
    <p className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Badge tone="warn" icon="alert">
        Reported closed
      </Badge>
      <span>{closureWords(found, now)} Nobody has checked it; call before you go.</span>
    </p>
  )
}

/** May my machine ride this today, and who says so. */
export function VerdictPanel({ trail }: { readonly trail: Trail }) {
  const { isChosen, choose } = useMyVehicle()
  const vehicle = useVehicleFor(trail)
  const result = useVerdict(trail)
  if (!result) return null
  const { verdict, reasons } = result
  const { deciding, disputed } = sortReasons(result)
  const look = LOOKS[verdict]
  return (
    <section aria-labelledby="verdict-title" className={cx('rounded-lg bg-surface pt-3.5', look.edge)}>
      <div className="px-4 pb-2">
        <h2 id="verdict-title" className="sr-only">
          Can I ride it today?
        </h2>
        <p
          role="status"
          className={cx('flex items-center gap-2.5 text-lead leading-tight font-[720] [font-stretch:108%]', look.text)}
        >
          <Icon name={verdict} sizePx={28} />
          {verdictWords(result, vehicle.use)}
        </p>
        <DecidingReasons reasons={deciding} />
        <FoundClosed trailId={trail.id} />
        {disputed > 0 && (
          <a href="#season" className="inline-flex min-h-touch items-center">
            <Badge tone="warn">Sources differ on the season</Badge>
          </a>
        )}
      </div>
      <WhoSaysSo deciding={deciding} reasons={reasons} />
      <Unfold
        summary={
          isChosen
            ? `My machine: ${machineWords(vehicle)}`
            : `Judged for ${USE_WORDS[vehicle.use].plural}. Choose your machine`
        }
        className="px-4"
      >
        <div className="pb-4">
          <MachinePicker vehicle={vehicle} onVehicle={choose} />
          <p className="mt-2 text-caption text-ink-muted">Kept on this device; every verdict in the app goes by it.</p>
        </div>
      </Unfold>
    </section>
  )
}
