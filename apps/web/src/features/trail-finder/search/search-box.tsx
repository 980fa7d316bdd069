import type { Trail } from '@bluffline/contract'
import { useId, useState, type KeyboardEvent } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import type { Suggestion } from './suggest.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  readonly trails: readonly Trail[]
  readonly value: string
  readonly onValue: (value: string) => void
  readonly onTake: (suggestion: Suggestion) => void
}

/** The one search box: an editable combobox with a list of offers (ARIA authoring pattern, list autocomplete). */
export function SearchBox({ trails, value, onValue, onTake }: Props) {
  const listId = useId()
  const { text, type, put } = useTyping(value, onValue)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useSuggestions(trails, isOpen ? text : '')
  const items = groups.flatMap(({ items: inGroup }) => inGroup)
  const shown = isOpen && items.length > 0
  const optionId = (at: number) => `${listId}-${at}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (suggestion: Suggestion) => {
    close()
    put(suggestion.kind === 'system' ? suggestion.name : '')
    onTake(suggestion)
  }
  const step = (by: number) => {
    setOpen(true)
    // One place more than there are offers: the box itself, where the typed text stands.
    setActive(((active + 1 + by + items.length + 1) % (items.length + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => {
        const chosen = shown ? items[active] : undefined
        if (chosen) take(chosen)
        else {
          close()
          put(text)
        }
      },
      Escape: () => (shown ? close() : put('')),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <div className="relative" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <SearchField
        label="Trail, system, town or county"
        value={text}
        onValue={(next) => {
          type(next)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        maxLength={100}
      />
      <SuggestionList id={listId} groups={shown ? groups : []} active={active} optionId={optionId} onTake={take} />
      <p role="status" className="sr-only">
        {shown ? `${items.length} suggestions, arrow keys choose` : ''}
      </p>
    </div>
  )
}
