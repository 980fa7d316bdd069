import { useSyncExternalStore } from 'react'
import type { Reception } from '../../../data/rides/reception.ts'
import type { RecorderState } from '../../../data/rides/recorder.ts'
import { usePorts } from '../../../platform/ports.ts'
import type { WakeLockState } from '../../../platform/wake-lock.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'

interface Said {
  readonly icon: IconName
  readonly text: string
  readonly tone: string
}

/** What the ride is doing, as its heading. */
export function rideWords({ status, standing }: Pick<RecorderState, 'status' | 'standing'>): Said {
  if (status === 'paused') return { icon: 'pause', text: 'Paused', tone: 'text-warn' }
  if (standing.isStanding) return { icon: 'pause', text: 'Standing still', tone: 'text-warn' }
  return { icon: 'record', text: 'Recording', tone: 'text-danger' }
}

const RECEPTION: Readonly<Record<Reception, { readonly text: string; readonly tone: string }>> = {
  off: { text: 'GPS off', tone: 'text-ink-muted' },
  denied: { text: 'No GPS', tone: 'text-danger' },
  unsupported: { text: 'No GPS', tone: 'text-danger' },
  unavailable: { text: 'No GPS', tone: 'text-danger' },
  searching: { text: 'Looking for GPS', tone: 'text-warn' },
  lost: { text: 'GPS lost', tone: 'text-danger' },
  weak: { text: 'GPS weak', tone: 'text-warn' },
  good: { text: 'GPS', tone: 'text-ok' },
}

const SCREEN: Readonly<Record<WakeLockState, string>> = {
  held: 'Screen stays on',
  off: 'Screen may go dark',
  refused: 'Screen may go dark',
  unsupported: 'Screen may go dark',
}

function Sign({ icon, text, tone }: Said) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-caption font-[600] whitespace-nowrap', tone)}>
      <Icon name={icon} sizePx={16} />
      {text}
    </span>
  )
}

interface Props {
  readonly state: RecorderState
  readonly reception: Reception
  readonly isSparse: boolean
}

/** One line at the top: what is recorded, how well the place is known, whether the screen stays on. */
export function StatusStrip({ state, reception, isSparse }: Props) {
  const { wakeLock } = usePorts()
  const screen = useSyncExternalStore(wakeLock.watch, wakeLock.read)
  const ride = rideWords(state)
  const gps = RECEPTION[reception]
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-1.5">
      <h1 tabIndex={-1} className={cx('mr-auto inline-flex items-center gap-2 text-small font-[700]', ride.tone)}>
        <Icon name={ride.icon} sizePx={18} />
        {ride.text}
      </h1>
      <span role="status" className="inline-flex flex-wrap gap-x-4">
        <Sign icon="satellite" text={gps.text} tone={gps.tone} />
        {isSparse && <Sign icon="stored" text="Every 30 s, to spare the battery" tone="text-ink-muted" />}
      </span>
      <Sign icon="screenOn" text={SCREEN[screen]} tone={screen === 'held' ? 'text-ok' : 'text-warn'} />
    </div>
  )
}
