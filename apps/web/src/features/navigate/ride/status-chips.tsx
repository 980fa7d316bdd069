import { useSyncExternalStore } from 'react'
import type { Reception } from '../../../data/rides/reception.ts'
import { useRecorder } from '../../../data/rides/use-recorder.ts'
import { usePorts } from '../../../platform/ports.ts'
import type { WakeLockState } from '../../../platform/wake-lock.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'

interface Sign {
  readonly icon: IconName
  readonly text: string
  readonly tone: string
}

const RECEPTION: Readonly<Record<Reception, Sign>> = {
  off: { icon: 'satellite', text: 'GPS off', tone: 'text-ink-muted' },
  denied: { icon: 'satellite', text: 'No GPS', tone: 'text-danger' },
  unsupported: { icon: 'satellite', text: 'No GPS', tone: 'text-danger' },
  unavailable: { icon: 'satellite', text: 'No GPS', tone: 'text-danger' },
  searching: { icon: 'satellite', text: 'Looking for GPS', tone: 'text-warn' },
  lost: { icon: 'satellite', text: 'GPS lost', tone: 'text-danger' },
  weak: { icon: 'satellite', text: 'GPS weak', tone: 'text-warn' },
  good: { icon: 'satellite', text: 'GPS', tone: 'text-ok' },
}

const SCREEN: Readonly<Record<WakeLockState, Sign>> = {
  held: { icon: 'screenOn', text: 'Stays on', tone: 'text-ok' },
  off: { icon: 'screenOn', text: 'May go dark', tone: 'text-warn' },
  refused: { icon: 'screenOn', text: 'May go dark', tone: 'text-warn' },
  unsupported: { icon: 'screenOn', text: 'May go dark', tone: 'text-warn' },
}

const RECORDING: Readonly<Record<'recording' | 'paused', Sign>> = {
  recording: { icon: 'record', text: 'Rec', tone: 'text-danger' },
  paused: { icon: 'pause', text: 'Rec paused', tone: 'text-warn' },
}

const SIMULATED: Sign = { icon: 'alert', text: 'Simulated', tone: 'text-highlight' }
const UNSAVED: Sign = { icon: 'alert', text: 'Not stored', tone: 'text-danger' }

function Chip({ icon, text, tone }: Sign) {
  return (
    <span className={cx('inline-flex h-7 items-center gap-1 text-caption font-[650] whitespace-nowrap', tone)}>
      <Icon name={icon} sizePx={16} />
      {text}
    </span>
  )
}

/** Whether the positions come from the simulator. */
export function useIsSimulated(): boolean {
  const { simulator } = usePorts()
  return useSyncExternalStore(simulator.watch, () => simulator.read() !== null)
}

interface Props {
  readonly reception: Reception
  /** The phone refuses to keep where one is. */
  readonly isUnsaved: boolean
}

/** One narrow line: how well the place is known, whether the screen stays on, whether it is recorded. */
export function StatusChips({ reception, isUnsaved }: Props) {
  const { wakeLock } = usePorts()
  const { status } = useRecorder()
  const screen = useSyncExternalStore(wakeLock.watch, wakeLock.read)
  const isSimulated = useIsSimulated()
  const signs = [
    ...(isSimulated ? [SIMULATED] : []),
    RECEPTION[reception],
    SCREEN[screen],
    ...(status === 'stopped' ? [] : [RECORDING[status]]),
    ...(isUnsaved ? [UNSAVED] : []),
  ]
  return (
    <p role="status" className="flex flex-wrap justify-between gap-x-4 bg-canvas px-gutter">
      {signs.map((sign) => (
        <Chip key={sign.text} {...sign} />
      ))}
    </p>
  )
}
