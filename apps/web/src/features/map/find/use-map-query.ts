import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The search words, kept in the address (`?q=`), so that a link can bring them. */
export function useMapQuery(): readonly [q: string, setQ: (q: string) => void] {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const setQ = useCallback(
    (next: string) =>
      setParams(
        (now) => {
          const then = new URLSearchParams(now)
          if (next === '') then.delete('q')
          else then.set('q', next)
          return then
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return useMemo(() => [q, setQ] as const, [q, setQ])
}
