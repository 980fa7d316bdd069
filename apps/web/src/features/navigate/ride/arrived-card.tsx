import { formatMiles, type EpochMs, type Trip } from '@bluffline/core'
import { useRecorder } from '../../../data/rides/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { clockText } from './quantities.ts'
import { useEnd } from './use-end.ts'

interface Props {
  readonly trip: Trip
  readonly startedMs: EpochMs | null
  readonly isRecorded: boolean
}

/** The end of the route: what it was, and what comes next. */
export function ArrivedCard({ trip, startedMs, isRecorded }: Props) {
  const end = useEnd()
  const { live } = useRecorder()
  const lengthM = isRecorded ? live.shown.distanceM : trip.line.lengthM
  const tookS = startedMs !== null && trip.lastFixMs !== null ? (trip.lastFixMs - startedMs) / 1000 : null
  return (
    <div className="bg-surface-raised px-gutter py-4">
      <h1 tabIndex={-1} className="flex items-center gap-3 text-[clamp(1.5rem,7vw,2rem)] font-[780] text-ok">
        <Icon name="check" sizePx={40} />
        You have arrived
      </h1>
      <p className="mt-1 text-lead first-letter:uppercase">
        {trip.options.name}: <span className="type-figure">{formatMiles(lengthM)}</span>
        {tookS !== null && tookS > 0 && (
          <>
            {' '}
            in <span className="type-figure">{clockText(tookS)}</span>
          </>
        )}
      </p>
      <div className="mt-3 grid gap-2">
        {isRecorded && (
          <Button tone="primary" size="emergency" icon="check" onClick={() => void end({ stopRecording: true })}>
            Finish and see the ride
          </Button>
        )}
        <Button
          {...(!isRecorded && { tone: 'primary' as const })}
          size="emergency"
          icon={isRecorded ? 'record' : 'check'}
          onClick={() => void end({ stopRecording: false })}
        >
          {isRecorded ? 'Keep recording' : 'Done'}
        </Button>
      </div>
    </div>
  )
}
