import './ride-view.css'
import type { Trip } from '@bluffline/core'
import { useState, type ReactNode } from 'react'
import type { NavigationState } from '../../../data/navigation/navigation-state.ts'
import { useNavigator } from '../../../data/navigation/use-navigation.ts'
import { receptionOf } from '../../../data/rides/reception.ts'
import { useReceiver, useRiding } from '../../../data/rides/use-recorder.ts'
import { cx } from '../../../ui/cx.ts'
import { useClock } from '../../../data/today/use-clock.ts'
import { ArrivedCard } from './arrived-card.tsx'
import { captionOf, type Caption } from './caption.ts'
import { Controls } from './controls.tsx'
import { EndDialog } from './end-dialog.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { guidanceOf, type Guidance } from './guidance.ts'
import { GuidanceCard } from './guidance-card.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { PocketScreen } from './pocket-screen.tsx'
import { RideMap } from './ride-map.tsx'
import { Said } from './said.tsx'
import { StatusChips, useIsSimulated } from './status-chips.tsx'
import { useView, useWholeWindow } from './use-view.ts'

interface Props {
  readonly state: NavigationState
  readonly trip: Trip
}

/** What is said aloud, to be read: nobody hears everything over an engine. */
function CaptionLine({ caption, isHidden }: { readonly caption: Caption | null; readonly isHidden: boolean }) {
  return (
    <p
      role="status"
      className={cx(
        isHidden && 'sr-only',
        'line-clamp-2 min-h-7 bg-canvas px-gutter py-1 text-small leading-snug font-[560]',
        caption?.isWarning === true ? 'text-danger' : 'text-ink-muted',
      )}
    >
      {caption?.text}
    </p>
  )
}

interface RepeatableProps {
  readonly guidance: Guidance
  readonly onRepeat: () => void
  readonly children: ReactNode
}

/** The card is the largest thing on the screen: pressing it says the last instruction again. */
function Repeatable({ guidance, onRepeat, children }: RepeatableProps) {
  if (guidance.kind === 'blocked' || guidance.kind === 'searching') return children
  return (
    <div className="relative">
      {children}
      <button type="button" className="absolute inset-0" aria-label="Say it again" onClick={onRepeat} />
    </div>
  )
}

const isAlarm = ({ kind }: Guidance): boolean => kind === 'offRoute' || kind === 'wrongWay' || kind === 'lost'

/** Phone: what to do, the map, figures, buttons under the thumb. Wide window: all of it on the left, the map on the right. */
export function RideView({ state, trip }: Props) {
  const { fix, said, isMuted, rideId, strayed, isUnsaved, startedMs } = state
  const navigator = useNavigator()
  const receiver = useReceiver()
  const riding = useRiding()
  const now = useClock(1000)
  const [open, setOpen] = useState<'more' | 'end' | 'pocket' | null>(null)
  useWholeWindow()
  useView(fix ?? trip.matched)
  const reception = receptionOf(receiver, now)
  const guidance = guidanceOf(trip, { reception, strayed, at: fix })
  const isSimulated = useIsSimulated()
  const close = () => setOpen(null)
  const caption = captionOf({ guidance, trip, said })
  const isDark = open === 'pocket'
  const silentS = receiver.heardMs === null ? 0 : (now - receiver.heardMs) / 1000
  return (
    <>
      {isDark && (
        <PocketScreen
          state={rideId === null ? 'Navigation goes on' : 'Navigation and recording go on'}
          caption={caption?.text ?? null}
          isAlarm={isAlarm(guidance)}
          isSimulated={isSimulated}
          onUnlock={close}
        />
      )}
      <div
        inert={isDark}
        aria-hidden={isDark}
        className={cx(
          isDark && 'invisible',
          'flex h-full flex-col bg-canvas pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] lg:grid lg:grid-cols-[27rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto]',
        )}
      >
        <div className="shrink-0 lg:col-start-1">
          {guidance.kind === 'arrived' ? (
            <ArrivedCard trip={trip} startedMs={startedMs} isRecorded={rideId !== null} />
          ) : (
            <>
              <h1 tabIndex={-1} className="sr-only">
                {state.course?.name}
              </h1>
              <Repeatable guidance={guidance} onRepeat={() => navigator.repeat()}>
                <GuidanceCard guidance={guidance} silentS={silentS} onRetry={riding.receiver.retry} />
              </Repeatable>
            </>
          )}
          <CaptionLine caption={caption} isHidden={isAlarm(guidance)} />
        </div>
        <div className="hidden min-h-0 overflow-y-auto border-t border-line px-gutter py-4 lg:col-start-1 lg:block">
          <Said said={said} level="h2" />
        </div>
        <div className="relative min-h-0 flex-1 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l lg:border-line">
          <RideMap trip={trip} fix={fix} isDark={isDark} />
        </div>
        <div className="shrink-0 border-t border-line lg:col-start-1 lg:row-start-3">
          <FiguresPanel trip={trip} fix={fix} reception={reception} />
          <StatusChips reception={reception} isUnsaved={isUnsaved} />
          <Controls
            isMuted={isMuted}
            onMute={() => navigator.setMuted(!isMuted)}
            onPocket={() => setOpen('pocket')}
            onMore={() => setOpen('more')}
            onEnd={() => setOpen('end')}
          />
        </div>
        <MoreSheet open={open === 'more'} onClose={close} said={said} />
        <EndDialog open={open === 'end'} onClose={close} isRecorded={rideId !== null} />
      </div>
    </>
  )
}
