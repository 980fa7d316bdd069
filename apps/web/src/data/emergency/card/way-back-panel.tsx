import {
  bearingDeg,
  formatMiles,
  lineLengthM,
  windFrom,
  type EmergencyPlace,
  type Fix,
  type LastSignal,
} from '@bluffline/core'
import { useEffect, useState, type CSSProperties } from 'react'
import { useNavigate } from 'react-router'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ageWords } from '../../today/age-words.ts'
import { leadBack, signalBack, wayCame, type BackTrack } from '../way-back.ts'

interface Props {
  readonly place: EmergencyPlace | null
  readonly onLeave: () => void
}

/** The arrow points as on a map with north at the top, or ahead while the phone knows where it is going. */
function Pointer({ fix, signal }: { readonly fix: Fix; readonly signal: LastSignal }) {
  const { clock } = usePorts()
  const { reading, awayM } = signal
  const ahead = fix.headingDeg ?? 0
  const style = { rotate: `${bearingDeg(fix, reading) - ahead}deg` } as CSSProperties
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-touch-emergency shrink-0 place-items-center rounded-full border border-line-strong"
      >
        <span style={style}>
          <Icon name="arrowUp" sizePx={32} />
        </span>
      </span>
      <p>
        <span className="block font-[650]">
          {formatMiles(awayM)} {windFrom(fix, reading)}
        </span>
        <span className="text-small text-ink-muted">
          This phone last reached the network there, {ageWords(reading.atMs, clock.now())}.{' '}
          {fix.headingDeg === null
            ? 'The arrow is for a map with north up.'
            : 'The arrow is for the way you are going.'}
        </span>
      </p>
    </div>
  )
}

function useWays(fix: Fix | null) {
  const ports = usePorts()
  const [signal, setSignal] = useState<LastSignal | null>(null)
  const [came, setCame] = useState<BackTrack | null>(null)
  useEffect(() => {
    void wayCame(ports).then(setCame).catch(ports.errors.record)
  }, [ports])
  useEffect(() => {
    if (fix) void signalBack(fix).then(setSignal).catch(ports.errors.record)
  }, [fix, ports])
  return { signal, came }
}

/** To where there was signal, and back the way one came. */
export function WayBackPanel({ place, onLeave }: Props) {
  const ports = usePorts()
  const navigate = useNavigate()
  const fix = place?.fix ?? null
  const { signal, came } = useWays(fix)
  const goBack = async (track: BackTrack) => {
    const address = await leadBack(ports, track)
    onLeave()
    void navigate(address)
  }
  return (
    <div className="space-y-3">
      {fix && signal ? (
        <Pointer fix={fix} signal={signal} />
      ) : (
        <p className="text-small text-ink-muted">
          No place with signal is on record. It is kept while a ride is recorded; ridges and open ground are worth a
          try.
        </p>
      )}
      {came ? (
        <Button size="outdoor" icon="undo" onClick={() => void goBack(came)}>
          Lead me back the way I came · {formatMiles(lineLengthM(came.line))}
        </Button>
      ) : (
        <p className="text-small text-ink-muted">No ride is being recorded, so there is no way back to follow.</p>
      )}
    </div>
  )
}
