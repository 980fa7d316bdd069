import { useOutdoorSettings } from '../../../data/riding-settings/riding-settings.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHold } from './hold.ts'

/** Long enough that no branch and no pocket does it; a thick glove rests on the glass for longer than a finger. */
const HOLD_MS = 1200
const GLOVE_HOLD_MS = 2000

interface Props {
  /** What is going on behind the black, in a few words. */
  readonly state: string
  /** The last thing that was said; a dark screen still answers a look. */
  readonly caption: string | null
  readonly isAlarm: boolean
  readonly isSimulated: boolean
  readonly onUnlock: () => void
}

/** Black all over: it costs no light, and only one held press does anything. Guidance and recording go on behind it. */
export function PocketScreen({ state, caption, isAlarm, isSimulated, onUnlock }: Props) {
  const [{ gloveMode }] = useOutdoorSettings()
  const holdMs = gloveMode ? GLOVE_HOLD_MS : HOLD_MS
  const { isHeld, handlers } = useHold(holdMs, onUnlock)
  return (
    <div className="ride-pocket">
      <div className="grid flex-1 content-center gap-3 px-6 text-center">
        <h1 tabIndex={-1} className="text-lead font-[650]">
          {state}
        </h1>
        {isSimulated && <p className="text-small font-[650]">Simulated</p>}
        {caption !== null && (
          <p role="status" className={cx('text-heading leading-snug font-[650]', isAlarm && 'ride-pocket-alarm')}>
            {caption}
          </p>
        )}
      </div>
      <button type="button" className="ride-hold" data-held={isHeld || undefined} {...handlers}>
        <span aria-hidden className="ride-hold-fill" style={{ transitionDuration: `${isHeld ? holdMs : 0}ms` }} />
        <span className="relative inline-flex items-center gap-2">
          <Icon name="unlock" sizePx={28} />
          Hold to unlock
        </span>
      </button>
    </div>
  )
}
