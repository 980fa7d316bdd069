import type { Trail } from '@bluffline/contract'
import { useVerdict } from '../../../data/verdict/use-verdicts.ts'
import { ReasonList } from '../../../data/verdict/reason-list.tsx'
import { verdictFor } from '../../../data/verdict/verdict-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MachinePicker } from './machine-picker.tsx'
import { sortReasons } from './reasons.ts'

const LOOKS = {
  open: { edge: 'border-verdict-open', text: 'text-verdict-open' },
  closed: { edge: 'border-verdict-closed border-double border-4', text: 'text-verdict-closed' },
  unknown: { edge: 'border-verdict-unknown border-dashed', text: 'text-verdict-unknown' },
} as const

/** May my machine ride this today, and who says so. */
export function VerdictPanel({ trail }: { readonly trail: Trail }) {
  const { vehicle, isChosen, choose } = useMyVehicle()
  const result = useVerdict(trail)
  if (!result) return null
  const { verdict } = result
  const { first, rest } = sortReasons(result)
  const look = LOOKS[verdict]
  return (
    <section aria-labelledby="verdict-title" className={cx('rounded-lg border-2 bg-surface p-4', look.edge)}>
      <h2 id="verdict-title" className="sr-only">
        Can I ride it today?
      </h2>
      <p
        role="status"
        className={cx('flex items-center gap-2.5 text-lead leading-tight font-[720] [font-stretch:108%]', look.text)}
      >
        <Icon name={verdict} sizePx={28} />
        {verdictFor(verdict, vehicle.use)}
      </p>
      <ReasonList reasons={first} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-touch items-center gap-2 text-small font-[600] text-accent-text">
            <Icon name="chevronDown" sizePx={18} className="transition-transform motion-fast group-open:rotate-180" />
            {rest.length} more {rest.length === 1 ? 'reason' : 'reasons'}
          </summary>
          <ReasonList reasons={rest} />
        </details>
      )}
      <div className="mt-1 border-t border-line pt-3">
        <MachinePicker vehicle={vehicle} onVehicle={choose} />
        {!isChosen && (
          <p className="mt-2 text-caption text-ink-muted">
            You have not chosen a machine yet: this is for a 4x4. The choice is kept on this device.
          </p>
        )}
      </div>
    </section>
  )
}
