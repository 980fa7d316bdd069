import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { useCallback, useMemo, useState } from 'react'
import { judgedAs } from '../../data/vehicle/judged-as.ts'
import type { MyVehicle } from '../../data/vehicle/vehicle-store.ts'
import { verdictWords } from '../../data/verdict/verdict-words.ts'
import type { MapHit } from '../../map/layers/map-layer.ts'
import { GROUP_WORDS, type MapPlace } from './layers/map-places.ts'
import type { Choice } from './panel/chooser.tsx'

/** May it be ridden today, and whom that is said of. */
export interface Ride {
  readonly verdict: RideVerdict
  readonly words: string
}

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'trail'; readonly trail: Trail; readonly ride: Ride | undefined }
  | { readonly kind: 'place'; readonly place: MapPlace }
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }

export interface Things {
  readonly trails: ReadonlyMap<string, Trail>
  readonly places: ReadonlyMap<string, MapPlace>
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly mine: MyVehicle
}

const NONE: Selection = { kind: 'none' }

function rideOf({ id, uses }: Trail, { verdicts, mine }: Things): Ride | undefined {
  const verdict = verdicts.get(id)
  return verdict && { verdict, words: verdictWords(verdict, judgedAs(uses, mine).use) }
}

function choiceOf(id: string, things: Things): readonly Choice[] {
  const { trails, places } = things
  const trail = trails.get(id)
  if (trail !== undefined) {
    const ride = rideOf(trail, things)
    const about = ['Trail', ride?.words].filter(Boolean).join(' · ')
    return [{ id, name: trail.name, about, icon: ride?.verdict.verdict ?? 'unknown' }]
  }
  const place = places.get(id)
  if (place === undefined) return []
  const { one, icon } = GROUP_WORDS[place.group]
  return [{ id, name: place.name, about: one, icon }]
}

/** What the chosen ids mean: nothing, one thing, or a choice. */
export function selectionOf(ids: readonly string[], things: Things): Selection {
  const choices = ids.flatMap((id) => choiceOf(id, things))
  const [only] = choices
  if (only === undefined) return NONE
  if (choices.length > 1) return { kind: 'several', choices }
  const trail = things.trails.get(only.id)
  if (trail !== undefined) return { kind: 'trail', trail, ride: rideOf(trail, things) }
  const place = things.places.get(only.id)
  return place === undefined ? NONE : { kind: 'place', place }
}

/** What is said aloud when the selection changes. */
export function announcementOf(selection: Selection): string {
  if (selection.kind === 'none') return ''
  if (selection.kind === 'several') return `${selection.choices.length} things here. Choose one from the list.`
  if (selection.kind === 'place') return `Selected ${selection.place.name}, ${GROUP_WORDS[selection.place.group].one}.`
  return `Selected ${[selection.trail.name, selection.ride?.words].filter(Boolean).join(', ')}.`
}

export function useSelection(things: Things) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [fromList, setFromList] = useState(false)
  const selection = useMemo(() => selectionOf(ids, things), [ids, things])
  const onTap = useCallback((hits: readonly MapHit[]) => {
    setFromList(false)
    setIds(hits.map(({ id }) => id))
  }, [])
  const choose = useCallback((id: string) => {
    setFromList(true)
    setIds([id])
  }, [])
  const clear = useCallback(() => setIds([]), [])
  return { selection, selectedId: ids.length === 1 ? (ids[0] ?? null) : null, fromList, onTap, choose, clear }
}
export type MapSelection = ReturnType<typeof useSelection>
