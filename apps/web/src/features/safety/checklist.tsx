import type { Guide } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useGuides } from '../../data/field-guide/use-field-guide.ts'
import { useMyVehicle } from '../../data/vehicle/use-my-vehicle.ts'
import { isMotorUse } from '../../data/vehicle/use-words.ts'
import { vehicleWords } from '../../data/vehicle/vehicle-words.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useChecklist } from './use-checklist.ts'

/** What is to be looked at; what to do when something is found is no item of a list. */
const itemsOf = (guide: Guide): readonly string[] =>
  guide.steps.map(({ say }) => say).filter((say) => !say.startsWith('If '))

const keyOf = (guide: Guide, say: string): string => `${guide.id}: ${say}`

/** The machine is looked over where there is one; the rest is for everybody. */
const pagesFor = (isMotor: boolean): readonly string[] =>
  isMotor
    ? ['machine-check', 'helmet-and-gear', 'before-you-ride', 'what-to-carry']
    : ['before-you-ride', 'what-to-carry']

interface PartProps {
  readonly guide: Guide
  readonly checked: ReadonlySet<string>
  readonly onCheck: (item: string, isChecked: boolean) => void
}

function Part({ guide, checked, onCheck }: PartProps) {
  return (
    <fieldset className="border-t border-line py-2">
      <legend className="sr-only">{guide.title}</legend>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="type-label text-ink-muted">{guide.title}</span>
        <Link
          to={`/field-guide/${guide.id}`}
          className="inline-flex min-h-touch items-center text-caption text-accent-text underline"
        >
          Sources and more
        </Link>
      </p>
      {itemsOf(guide).map((say) => (
        <CheckboxField
          key={say}
          label={say}
          checked={checked.has(keyOf(guide, say))}
          onChecked={(isChecked) => onCheck(keyOf(guide, say), isChecked)}
        />
      ))}
    </fieldset>
  )
}

/** The check before a ride: ticked off on this device, for each machine its own. */
export function Checklist() {
  const { clock } = usePorts()
  const { vehicle } = useMyVehicle()
  const { checked, changedMs, check, startOver } = useChecklist(vehicle)
  const pages = useGuides(pagesFor(isMotorUse(vehicle.use)))
  const guides = (pages ?? []).map(({ guide }) => guide)
  const items = guides.flatMap((guide) => itemsOf(guide).map((say) => keyOf(guide, say)))
  const done = items.filter((item) => checked.has(item)).length
  return (
    <section aria-labelledby="checklist-title" className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="checklist-title" className="type-heading">
            Before you ride
          </h2>
          <p role="status" className="text-small text-ink-muted">
            {vehicleWords(vehicle)}: {done} of {items.length} checked
            {changedMs !== null && `, ${formatDate(changedMs)}`}
          </p>
        </div>
        {done > 0 && (
          <Button icon="undo" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
      {pages ? (
        <details className="mt-2" open={done > 0 && done < items.length}>
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-[650] text-accent-text">
            {done === items.length ? 'All checked' : 'Go through the list'}
          </summary>
          {guides.map((guide) => (
            <Part
              key={guide.id}
              guide={guide}
              checked={checked}
              onCheck={(item, isChecked) => check(item, isChecked, clock.now())}
            />
          ))}
        </details>
      ) : (
        <Skeleton className="mt-3 h-24 rounded-md" />
      )}
    </section>
  )
}
