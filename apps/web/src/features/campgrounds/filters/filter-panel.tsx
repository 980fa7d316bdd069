import { REGIONS } from '@bluffline/contract'
import {
  AMENITY_WORDS,
  FEATURE_WORDS,
  SITE_KIND_WORDS,
  SITE_WORDS,
  TYPE_WORDS,
} from '../../../data/campgrounds/campground-words.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import type { Finder } from '../finder/use-finder.ts'
import type { ChangeFinder } from '../finder/use-finder-state.ts'
import { toggleFilter } from './applied-filters.ts'
import { ChipGroup } from './chip-group.tsx'
import { OPTIONS, withoutFilters, type FinderState } from './finder-state.ts'
import { withKeptFilters } from './finder-url.ts'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { StayFields } from './stay-fields.tsx'

interface Props {
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly finder: Finder
  /** How many filters are on. */
  readonly count: number
}

const RATINGS = ['3', '3.5', '4', '4.5'] as const
const ANY = 'Any of them will do.'

function Stays({ state, change }: Pick<Props, 'state' | 'change'>) {
  const { stay, kinds } = state
  return (
    <>
      <StayFields value={stay} onValue={(next) => change((now) => ({ ...now, stay: next }))} />
      <ChipGroup
        legend="Free for these nights"
        options={OPTIONS.kinds}
        words={(kind) => SITE_KIND_WORDS[kind]}
        chosen={kinds}
        onToggle={(kind) =>
          change((now) => ({
            ...now,
            kinds: now.kinds.includes(kind) ? now.kinds.filter((one) => one !== kind) : [...now.kinds, kind],
          }))
        }
      />
    </>
  )
}

/** Every filter of the finder. A change is applied at once. */
export function FilterPanel({ state, change, finder, count }: Props) {
  const { filters } = state
  const { filterPreferences: kept } = finder.preferences
  const toggle = (list: Parameters<typeof toggleFilter>[1]) => (value: string) =>
    change((now) => toggleFilter(now, list, value))
  return (
    <div className="space-y-5">
      {count > 0 ? (
        <Button icon="close" onClick={() => change(withoutFilters)}>
          Clear All Filters
        </Button>
      ) : (
        kept !== '' && (
          <Button icon="undo" onClick={() => change((now) => withKeptFilters(now, kept))}>
            Use my last filters
          </Button>
        )
      )}
      <PlaceFields state={state} change={change} place={finder.place} />
      <ChipGroup
        legend="Sites"
        hint={ANY}
        options={OPTIONS.sites}
        words={(site) => SITE_WORDS[site]}
        chosen={filters.sites}
        onToggle={toggle('sites')}
      />
      <PriceFields
        value={filters.price}
        onValue={(price) => change((now) => ({ ...now, filters: { ...now.filters, price } }), 'replace')}
      />
      <ChipGroup
        legend="Features"
        hint={ANY}
        options={OPTIONS.features}
        words={(feature) => FEATURE_WORDS[feature]}
        chosen={filters.features}
        onToggle={toggle('features')}
      />
      <ChipGroup
        legend="Amenities"
        hint={ANY}
        options={OPTIONS.amenities}
        words={(amenity) => AMENITY_WORDS[amenity]}
        chosen={filters.amenities}
        onToggle={toggle('amenities')}
      />
      <SwitchField
        label="Also where it is not known"
        hint="Shows campgrounds of which nobody told us what you ask for. Call to check."
        checked={state.withUnknown}
        onChecked={(withUnknown) => change((now) => ({ ...now, withUnknown }))}
      />
      <Stays state={state} change={change} />
      <ChipGroup
        legend="Run by"
        options={OPTIONS.types}
        words={(type) => TYPE_WORDS[type]}
        chosen={filters.types}
        onToggle={toggle('types')}
      />
      <ChipGroup
        legend="Region"
        options={REGIONS}
        words={(region) => `${region} Arkansas`}
        chosen={filters.regions}
        onToggle={toggle('regions')}
      />
      <SelectField
        label="Minimum rating"
        options={[
          { value: '', label: 'Any rating' },
          ...RATINGS.map((stars) => ({ value: stars, label: `${stars} stars or more` })),
        ]}
        value={filters.minRating === null ? '' : String(filters.minRating)}
        onValue={(text) =>
          change((now) => ({ ...now, filters: { ...now.filters, minRating: text === '' ? null : Number(text) } }))
        }
      />
    </div>
  )
}
