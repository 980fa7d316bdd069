import type { Position } from '@bluffline/core'
import { useCallback, useEffect, useState } from 'react'
import type { LocationProblem } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { useTowns } from '../towns/use-towns.ts'

/** Where distances are measured from: the phone itself, or a town by its id. */
export type Anchor = { readonly kind: 'me' } | { readonly kind: 'town'; readonly id: string }

/** What is known of the place distances are measured from. */
export type AnchorState =
  | { readonly kind: 'none' }
  /** The phone may be asked, but only when the rider taps: a shared link must not raise the browser's question. */
  | { readonly kind: 'toAsk' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'problem'; readonly problem: LocationProblem }
  | { readonly kind: 'unknownTown' }
  | { readonly kind: 'known'; readonly position: Position; readonly name: string }

export interface AnchorPlace {
  readonly state: AnchorState
  /** Asks the phone where it is. */
  readonly ask: () => void
  /** Forgets that the phone refused, once the rider wants something else. */
  readonly forget: () => void
}

const MAX_AGE_MS = 5 * 60_000

type Mine = Exclude<AnchorState, { kind: 'none' | 'unknownTown' }>

/** Asking again would change nothing: there will be no distances from here. */
export const isRefused = (state: AnchorState): boolean =>
  state.kind === 'problem' && (state.problem === 'denied' || state.problem === 'unsupported')

function useMe(wanted: boolean): readonly [Mine, () => void, () => void] {
  const { geolocation } = usePorts()
  const [mine, setMine] = useState<Mine>({ kind: 'toAsk' })
  const ask = useCallback(() => {
    setMine({ kind: 'asking' })
    void geolocation
      .current({ highAccuracy: false, maxAgeMs: MAX_AGE_MS })
      .then((answer) =>
        setMine(
          'fix' in answer
            ? { kind: 'known', position: { lng: answer.fix.lng, lat: answer.fix.lat }, name: 'you' }
            : { kind: 'problem', problem: answer.problem },
        ),
      )
  }, [geolocation])
  useEffect(() => {
    if (!wanted) return
    let left = false
    void geolocation.permission().then((permission) => {
      if (left) return
      if (permission === 'granted') ask()
      else if (permission !== 'prompt') setMine({ kind: 'problem', problem: permission })
    })
    return () => {
      left = true
    }
  }, [wanted, geolocation, ask])
  const forget = useCallback(() => setMine((now) => (isRefused(now) ? { kind: 'toAsk' } : now)), [])
  return [mine, ask, forget]
}

/** The place distances are measured from: this phone, or a town. */
export function useAnchor(near: Anchor | null): AnchorPlace {
  const [mine, ask, forget] = useMe(near?.kind === 'me')
  const towns = useTowns(near?.kind === 'town')
  // A refusal has taken the anchor away; why, is still to be read.
  if (near === null) return { state: isRefused(mine) ? mine : { kind: 'none' }, ask, forget }
  if (near.kind === 'me') return { state: mine, ask, forget }
  const town = towns?.find(({ id }) => id === near.id)
  if (town) return { state: { kind: 'known', position: town.point, name: town.name }, ask, forget }
  return { state: { kind: towns === undefined ? 'asking' : 'unknownTown' }, ask, forget }
}
