import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { useCallback, useMemo, useState } from 'react'
import { VERDICT_LABELS } from '../../data/verdict/verdict-words.ts'
import type { MapHit } from '../../map/layers/map-layer.ts'
import { GROUP_WORDS, type MapPlace } from './layers/map-places.ts'
import type { Choice } from './panel/chooser.tsx'

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'trail'; readonly trail: Trail; readonly verdict: RideVerdict | undefined }
  | { readonly kind: 'place'; readonly place: MapPlace }
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }

export interface Things {
  readonly trails: ReadonlyMap<string, Trail>
  readonly places: ReadonlyMap<string, MapPlace>
  readonly verdicts: ReadonlyMap<string, RideVerdict>
}

const NONE: Selection = { kind: 'none' }

function choiceOf(id: string, { trails, places, verdicts }: Things): readonly Choice[] {
  const trail = trails.get(id)
  if (trail !== undefined) {
    const verdict = verdicts.get(id)?.verdict ?? 'unknown'
    return [{ id, name: trail.name, about: `Trail · ${VERDICT_LABELS[verdict]}`, icon: verdict }]
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
  if (trail !== undefined) return { kind: 'trail', trail, verdict: things.verdicts.get(only.id) }
  const place = things.places.get(only.id)
  return place === undefined ? NONE : { kind: 'place', place }
}

/** What is said aloud when the selection changes. */
export function announcementOf(selection: Selection): string {
  if (selection.kind === 'none') return ''
  if (selection.kind === 'several') return `${selection.choices.length} things here. Choose one from the list.`
  if (selection.kind === 'place') return `Selected ${selection.place.name}, ${GROUP_WORDS[selection.place.group].one}.`
  return `Selected ${selection.trail.name}, ${VERDICT_LABELS[selection.verdict?.verdict ?? 'unknown']}.`
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
