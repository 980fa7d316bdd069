import { useState } from 'react'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

interface Props {
  readonly value: string
  readonly onValue: (value: string) => void
}

/** The search box; with the cursor in it, what was searched for before. */
export function SearchBox({ value, onValue }: Props) {
  const { searchHistory, remember } = useCampgroundPreferences()
  const [isOpen, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    remember(value)
  }
  const take = (term: string) => {
    onValue(term)
    remember(term)
    setOpen(false)
  }
  return (
    <div
      onFocus={() => setOpen(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') remember(value)
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      <SearchField label="Campground, town, lake or amenity" value={value} onValue={onValue} maxLength={100} />
      {isOpen && searchHistory.length > 0 && (
        <div role="group" aria-label="Searched before" className="no-scrollbar flex gap-2 overflow-x-auto pt-1">
          {searchHistory.map((term) => (
            <Chip key={term} icon="clock" onClick={() => take(term)}>
              {term}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
