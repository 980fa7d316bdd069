import type { Trail } from '@bluffline/contract'
import type { PermitRule, Vehicle } from '@bluffline/core'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { writeFee } from '../facts/trail-facts.ts'
import { Section } from '../layout/section.tsx'
import { SourceLine } from '../sources/source-line.tsx'

interface Props {
  readonly trail: Trail
  readonly vehicle: Vehicle
  readonly onVehicle: (vehicle: Vehicle) => void
}

const OBTAINED: Record<PermitRule['obtained'], string> = {
  onSite: 'Get it at the trailhead',
  ahead: 'Get it before you ride',
}

const priceOf = ({ priceUsd }: PermitRule): string => (priceUsd === null ? 'Price unknown' : writeFee(priceUsd))

/** Permits that are asked for here, and which of them the rider holds: the verdict reckons with it at once. */
export function PermitsSection({ trail, vehicle, onVehicle }: Props) {
  if (trail.permits.length === 0) return null
  const hold = (id: string, held: boolean) => {
    const others = vehicle.permits.filter((permit) => permit !== id)
    onVehicle({ ...vehicle, permits: held ? [...others, id] : others })
  }
  return (
    <Section id="permits" title="Permits">
      <ul className="space-y-3">
        {trail.permits.map((permit) => (
          <li key={permit.id} className="rounded-md border border-line bg-surface px-3 pt-3 pb-1">
            <h3 className="text-small font-[650]">{permit.name}</h3>
            <p className="text-small">
              {priceOf(permit)} · {OBTAINED[permit.obtained]} · For{' '}
              {permit.uses.map((use) => USE_WORDS[use].label).join(', ')}
            </p>
            <SourceLine source={permit.source} />
            <CheckboxField
              label="I hold this permit"
              checked={vehicle.permits.includes(permit.id)}
              onChecked={(held) => hold(permit.id, held)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
