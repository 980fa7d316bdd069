import { MOTOR_USES } from '@bluffline/core'
import type { Trail } from '@bluffline/contract'
import { useMemo } from 'react'
import { DIFFICULTY_WORDS, FEATURE_WORDS } from '../../../data/trails/trail-words.ts'
import { isMotorUse, USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { OPTIONS, type FinderState } from '../filters/finder-state.ts'
import { ACTIVITY_WORDS, HUNTING_NOTE, milesWords } from '../filters/finder-words.ts'
import { AnchorNote } from '../../../data/place/anchor-note.tsx'
import { PLACE_PROBLEMS } from '../place/place-problems.ts'
import type { AnchorPlace } from '../../../data/place/use-anchor.ts'
import type { ChangeFinder } from '../use-finder-state.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { toggled, withDistance, withMaxMiles, withMinMiles } from './filter-changes.ts'
import { NumberSelect } from './number-select.tsx'

interface Props {
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly trails: readonly Trail[]
  readonly place: AnchorPlace
}

const WIDTHS = [48, 50, 55, 60, 64, 68, 72, 77] as const
const LENGTHS = [1, 2, 3, 5, 8, 10, 15, 20, 40] as const
const DISTANCES = [10, 25, 50, 75, 100, 150] as const

function Vehicles({ state, change }: Pick<Props, 'state' | 'change'>) {
  const { vehicle: mine, isChosen, choose: keep } = useMyVehicle()
  const choose = (use: (typeof MOTOR_USES)[number]) => {
    // Somebody who looks for side-by-side trails rides a side-by-side, as long as they have not said otherwise.
    if (!isChosen) keep({ use, widthInches: null, permits: [] })
    change((now) => {
      if (now.vehicle === use) return { ...now, vehicle: null, widthInches: null }
      return { ...now, vehicle: use, widthInches: mine.use === use ? mine.widthInches : now.widthInches }
    })
  }
  return (
    <>
      <ChoiceChips
        legend="Open to"
        options={MOTOR_USES}
        words={(use) => USE_WORDS[use].label}
        iconOf={(use) => USE_WORDS[use].icon}
        chosen={MOTOR_USES.filter((use) => use === state.vehicle)}
        onToggle={choose}
      />
      <NumberSelect
        label="Machine width"
        any="Any width"
        steps={WIDTHS}
        words={(inches) => `${inches} inches`}
        value={state.widthInches}
        onValue={(widthInches) => change((now) => ({ ...now, widthInches }))}
      />
    </>
  )
}

function Places({ state, change, trails, place }: Props) {
  const counties = useMemo(() => [...new Set(trails.map(({ county }) => county))].sort(), [trails])
  const known = counties.find((county) => county.toLowerCase() === state.county?.toLowerCase())
  const listed = state.county === null || known !== undefined ? counties : [...counties, state.county]
  const from = state.near?.kind === 'town' && place.state.kind === 'known' ? place.state.name : 'me'
  return (
    <>
      <NumberSelect
        label={`Distance from ${from}`}
        any="Any distance"
        steps={DISTANCES}
        words={(miles) => `Within ${milesWords(miles)}`}
        value={state.withinMiles}
        onValue={(miles) => {
          if (miles !== null && state.near === null) place.ask()
          change((now) => withDistance(now, miles))
        }}
      />
      <AnchorNote place={place} problems={PLACE_PROBLEMS} />
      <SelectField
        label="County"
        options={[
          { value: '', label: 'All counties' },
          ...listed.map((county) => ({ value: county, label: `${county} County` })),
        ]}
        value={known ?? state.county ?? ''}
        onValue={(county) => change((now) => ({ ...now, county: county === '' ? null : county }))}
      />
      <ChoiceChips
        legend="Region"
        options={OPTIONS.region}
        words={(region) => region}
        chosen={state.region}
        onToggle={(region) => change((now) => ({ ...now, region: toggled(OPTIONS.region, now.region, region) }))}
      />
    </>
  )
}

/** Every filter of the finder. A change is applied at once. */
export function FilterPanel({ state, change, trails, place }: Props) {
  const { vehicle, isChosen } = useMyVehicle()
  const use = state.vehicle ?? (isChosen ? vehicle.use : null)
  return (
    <div className="space-y-5">
      <SwitchField
        label="Open today"
        hint={
          use === null
            ? 'For whatever a trail is made for. Choose your ride to be exact.'
            : `For ${USE_WORDS[use].plural}`
        }
        checked={state.openToday}
        onChecked={(openToday) => change((now) => ({ ...now, openToday }))}
      />
      <ChoiceChips
        legend="Activity"
        options={OPTIONS.activity}
        words={(activity) => ACTIVITY_WORDS[activity]}
        chosen={OPTIONS.activity.filter((activity) => activity === state.activity)}
        onToggle={(activity) => change((now) => ({ ...now, activity: now.activity === activity ? null : activity }))}
      />
      {state.activity === 'hunting' && <p className="text-caption text-ink-muted">{HUNTING_NOTE}</p>}
      {(state.activity === null || state.activity === 'riding' || (state.vehicle && isMotorUse(state.vehicle))) && (
        <Vehicles state={state} change={change} />
      )}
      <ChoiceChips
        legend="Difficulty"
        options={OPTIONS.difficulty}
        words={(level) => DIFFICULTY_WORDS[level]}
        chosen={state.difficulty}
        onToggle={(level) =>
          change((now) => ({ ...now, difficulty: toggled(OPTIONS.difficulty, now.difficulty, level) }))
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberSelect
          label="Miles, from"
          any="Any"
          steps={LENGTHS}
          words={String}
          value={state.minMiles}
          onValue={(miles) => change((now) => withMinMiles(now, miles))}
        />
        <NumberSelect
          label="Miles, up to"
          any="Any"
          steps={LENGTHS}
          words={String}
          value={state.maxMiles}
          onValue={(miles) => change((now) => withMaxMiles(now, miles))}
        />
      </div>
      <Places state={state} change={change} trails={trails} place={place} />
      <ChoiceChips
        legend="With"
        options={OPTIONS.features}
        words={(feature) => FEATURE_WORDS[feature]}
        chosen={state.features}
        onToggle={(feature) =>
          change((now) => ({ ...now, features: toggled(OPTIONS.features, now.features, feature) }))
        }
      />
    </div>
  )
}
