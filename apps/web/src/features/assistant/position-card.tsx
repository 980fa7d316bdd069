import { formatCoordinate, formatDate, type Fix } from '@bluffline/core'
import { useCallback, useEffect, useState } from 'react'
import type { LocationProblem } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'

const PROBLEMS: Readonly<Record<LocationProblem, string>> = {
  denied: 'Location is turned off for this site. Allow it in the site settings of your browser.',
  unavailable: 'The phone finds no position here. Step into the open and try again.',
  timeout: 'It took too long to find your position. Try again with a clear view of the sky.',
  unsupported: 'This browser gives no position.',
}

type State =
  | { readonly kind: 'toAsk' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'problem'; readonly problem: LocationProblem }
  | { readonly kind: 'known'; readonly fix: Fix }

function useFix(): readonly [State, () => void] {
  const { geolocation } = usePorts()
  const [state, setState] = useState<State>({ kind: 'toAsk' })
  const ask = useCallback(() => {
    setState({ kind: 'asking' })
    void geolocation
      .current()
      .then((found) =>
        setState('fix' in found ? { kind: 'known', fix: found.fix } : { kind: 'problem', problem: found.problem }),
      )
  }, [geolocation])
  useEffect(() => {
    let left = false
    void geolocation.permission().then((permission) => {
      if (!left && permission === 'granted') ask()
    })
    return () => {
      left = true
    }
  }, [geolocation, ask])
  return [state, ask]
}

const accuracyWords = ({ accuracyM }: Fix): string =>
  accuracyM === null ? 'accuracy unknown' : `good to about ${String(Math.round(accuracyM / 0.3048))} ft`

/** The position in the three ways rescuers ask for, as one text. */
const messageOf = (fix: Fix): string =>
  `My position: ${formatCoordinate(fix, 'decimal')} · ${formatCoordinate(fix, 'degreesMinutes')} · USNG ${formatCoordinate(fix, 'usng')} (${accuracyWords(fix)}, ${formatDate(fix.timeMs)})`

function Coordinates({ fix }: { readonly fix: Fix }) {
  const { clipboard } = usePorts()
  const [copied, setCopied] = useState(false)
  const rows = [
    ['Degrees', formatCoordinate(fix, 'decimal')],
    ['Degrees, minutes', formatCoordinate(fix, 'degreesMinutes')],
    ['US National Grid', formatCoordinate(fix, 'usng')],
  ] as const
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        {rows.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-[650] tabular-nums select-all">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-ink-muted">
        {accuracyWords(fix)}, {formatDate(fix.timeMs)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void clipboard.copy(messageOf(fix)).then(setCopied)}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a
          href={`sms:?&body=${encodeURIComponent(messageOf(fix))}`}
          className="inline-flex min-h-touch items-center px-2 text-small font-[650] text-accent-text underline"
        >
          Write a text with it
        </a>
      </div>
    </>
  )
}

/** Where the rider is: at once where the browser may say it, after a press where it has to ask. */
export function PositionCard() {
  const [state, ask] = useFix()
  return (
    <section aria-label="My position" className="mt-3 rounded-md border border-line bg-surface-sunken p-3">
      {state.kind === 'known' && <Coordinates fix={state.fix} />}
      {state.kind === 'asking' && <p role="status">Finding your position …</p>}
      {state.kind === 'problem' && <p className="mb-2 text-small">{PROBLEMS[state.problem]}</p>}
      {(state.kind === 'toAsk' || state.kind === 'problem') && (
        <Button icon="locate" onClick={ask}>
          {state.kind === 'toAsk' ? 'Show my position' : 'Try again'}
        </Button>
      )}
    </section>
  )
}
