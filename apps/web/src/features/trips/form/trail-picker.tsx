import type { Trail } from '@bluffline/contract'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { createTextIndex } from '../../../data/search/text-index.ts'
import { lengthWords } from '../../../data/trails/trail-words.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

const MOST_FOUND = 6
const NO_TRAILS: readonly Trail[] = []
const aboutOf = ({ county, system }: Trail): string => [`${county} County`, system].filter(Boolean).join(' · ')

function useFound(query: string, trails: readonly Trail[], chosen: readonly string[]): readonly Trail[] {
  const index = useMemo(
    () => createTextIndex(trails.map((trail) => ({ name: trail.name, about: aboutOf(trail) }))),
    [trails],
  )
  return useMemo(() => {
    if (query.trim() === '') return []
    const found = index.search(query, MOST_FOUND + chosen.length).flatMap(({ index: at }) => trails[at] ?? [])
    return found.filter(({ id }) => !chosen.includes(id)).slice(0, MOST_FOUND)
  }, [index, query, trails, chosen])
}

interface RowProps {
  readonly id: string
  /** Undefined for one that has left our list; null while the list is not here. */
  readonly trail: Trail | undefined | null
  readonly isFirst: boolean
  readonly onUp: () => void
  readonly onRemove: () => void
}

function Chosen({ id, trail, isFirst, onUp, onRemove }: RowProps) {
  const name = trail?.name ?? id
  return (
    <li className="flex items-center gap-2 border-t border-line py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-[600]">{name}</span>
        <span className="block text-caption text-ink-muted">
          {trail && `${aboutOf(trail)} · ${lengthWords(trail.lengthMiles)}`}
          {trail === undefined && 'No longer on our list'}
        </span>
      </span>
      {!isFirst && <IconButton icon="chevronUp" label={`Move ${name} up`} onClick={onUp} />}
      <IconButton icon="trash" label={`Take ${name} out`} onClick={onRemove} />
    </li>
  )
}

interface Props {
  readonly value: readonly string[]
  readonly onValue: (ids: readonly string[]) => void
}

/** The trails of a trip in the order they are ridden, found by name, county or system. */
export function TrailPicker({ value, onValue }: Props) {
  const { records, error } = useTrails()
  const trails = records ?? NO_TRAILS
  const [query, setQuery] = useState('')
  const found = useFound(useDeferredValue(query), trails, value)
  const box = useRef<HTMLDivElement>(null)
  const add = (id: string) => {
    onValue([...value, id])
    setQuery('')
    box.current?.querySelector('input')?.focus()
  }
  const up = (at: number) =>
    onValue(value.map((id, place) => (place === at - 1 ? value[at] : place === at ? value[at - 1] : id) ?? id))
  return (
    <fieldset>
      <legend className="text-small font-[600]">Trails</legend>
      {value.length > 0 && (
        <ol aria-label="Trails of this trip" className="mt-1">
          {value.map((id, at) => (
            <Chosen
              key={id}
              id={id}
              trail={records === undefined ? null : records.find((trail) => trail.id === id)}
              isFirst={at === 0}
              onUp={() => up(at)}
              onRemove={() => onValue(value.filter((other) => other !== id))}
            />
          ))}
        </ol>
      )}
      <div ref={box} className="mt-2">
        <SearchField label="Add a trail" value={query} onValue={setQuery} />
      </div>
      {query.trim() !== '' && (
        <ul aria-label="Trails found" className="mt-1 rounded-md border border-line">
          {found.map((trail) => (
            <li key={trail.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                className="flex min-h-touch-comfortable w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-surface-raised"
                onClick={() => add(trail.id)}
              >
                <Icon name="plus" />
                <span className="min-w-0">
                  <span className="block font-[600]">{trail.name}</span>
                  <span className="block text-caption text-ink-muted">{aboutOf(trail)}</span>
                </span>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li role="status" className="px-3 py-3 text-small text-ink-muted">
              {error && records === undefined
                ? 'The list of trails is not on this device yet.'
                : 'No trail by that name.'}
            </li>
          )}
        </ul>
      )}
    </fieldset>
  )
}
