import { useTowns } from '../../../data/towns/use-towns.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Finder } from '../finder/use-finder.ts'
import type { ChangeFinder } from '../finder/use-finder-state.ts'
import type { FinderState } from './finder-state.ts'

interface Props {
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly place: Finder['place']
}

const DISTANCES = [10, 25, 50, 75, 100, 150] as const

/** Where distances are measured from, and how far it may be. */
export function PlaceFields({ state, change, place }: Props) {
  const towns = useTowns()
  const sorted = [...(towns ?? [])].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const { near, withinMiles } = state
  const value = near === null ? '' : near.kind === 'me' ? 'me' : near.id
  const choose = (next: string) => {
    if (next === 'me') place.ask()
    change((now) => {
      if (next === '') return { ...now, near: null, withinMiles: null }
      return { ...now, near: next === 'me' ? { kind: 'me' } : { kind: 'town', id: next } }
    })
  }
  const steps = withinMiles === null || DISTANCES.some((miles) => miles === withinMiles) ? DISTANCES : [...DISTANCES, withinMiles] // prettier-ignore
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="Distance from"
        options={[
          { value: '', label: 'Nowhere' },
          { value: 'me', label: 'My location' },
          ...sorted.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value}
        onValue={choose}
      />
      <SelectField
        label="Within"
        disabled={near === null}
        options={[
          { value: '', label: 'Any distance' },
          ...steps.map((miles) => ({ value: String(miles), label: `${miles} miles` })),
        ]}
        value={withinMiles === null ? '' : String(withinMiles)}
        onValue={(text) => change((now) => ({ ...now, withinMiles: text === '' ? null : Number(text) }))}
      />
    </div>
  )
}
