import { useSyncExternalStore } from 'react'
import { recordingMarkOf, type RecordingMark as Mark } from '../../../data/rides/recording-mark.ts'
import { usePorts } from '../../../platform/ports.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

const WORDS: Readonly<Record<Exclude<Mark, 'none'>, { readonly short: string; readonly long: string }>> = {
  recording: { short: 'Rec', long: 'A ride is being recorded. Open it' },
  paused: { short: 'Paused', long: 'Your ride is paused. Open it' },
  open: { short: 'Ride open', long: 'A ride was left open. Go on or finish it' },
}

/** In the header of every page while a ride runs, or one was left open. */
export function RecordingMark() {
  const { read, watch } = recordingMarkOf(usePorts())
  const mark = useSyncExternalStore(watch, read)
  if (mark === 'none') return null
  const { short, long } = WORDS[mark]
  return (
    <Link
      to="/record"
      data-mark
      aria-label={long}
      className={cx(
        'inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-1.5 rounded-md px-2 type-label hover:bg-accent-soft',
        mark === 'recording' ? 'text-danger' : 'text-warn',
      )}
    >
      <Icon name={mark === 'paused' ? 'pause' : 'record'} sizePx={20} />
      <span className="@max-[72rem]/bar:sr-only">{short}</span>
    </Link>
  )
}
