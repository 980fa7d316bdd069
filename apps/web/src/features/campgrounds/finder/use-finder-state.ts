import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { FinderState } from '../filters/finder-state.ts'
import { readFinderState, writeFinderState } from '../filters/finder-url.ts'

export type ChangeFinder = (change: (state: FinderState) => FinderState, history?: 'push' | 'replace') => void

/** The search as the address says it. A change is a step the back button undoes, unless it only replaces the last one. */
export function useFinderState(): readonly [FinderState, ChangeFinder] {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const state = useMemo(() => readFinderState(new URLSearchParams(text)), [text])
  /** Also what was asked a moment ago and is not in the address yet: two quick taps must both count. */
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const change = useCallback<ChangeFinder>(
    (next, history = 'push') => {
      const wanted = writeFinderState(next(readFinderState(new URLSearchParams(latest.current))))
      latest.current = wanted.toString()
      setParams(wanted, { replace: history === 'replace' })
    },
    [setParams],
  )
  return [state, change]
}
