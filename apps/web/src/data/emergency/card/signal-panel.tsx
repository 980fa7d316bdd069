import { useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { useSignals, type SignalKind } from '../signals/use-signals.ts'
import { SignalScreen } from './signal-screen.tsx'

const BUTTONS: readonly { readonly kind: SignalKind; readonly label: string; readonly icon: IconName }[] = [
  { kind: 'whistle', label: 'Whistle', icon: 'whistle' },
  { kind: 'sosSound', label: 'SOS tones', icon: 'soundOn' },
  { kind: 'light', label: 'Light', icon: 'flashlight' },
  { kind: 'sosLight', label: 'SOS light', icon: 'screenOn' },
  { kind: 'vibration', label: 'Vibrate SOS', icon: 'vibrate' },
]

const isLight = (kind: SignalKind | null): kind is 'light' | 'sosLight' => kind === 'light' || kind === 'sosLight'

/** To be seen, heard and felt. What the phone cannot do is not offered. */
export function SignalPanel() {
  const { vibration } = usePorts()
  const signals = useSignals()
  const [asksAboutFlashes, setAsking] = useState(false)
  const { running, start, stop } = signals
  const press = (kind: SignalKind) => {
    if (running === kind) stop()
    else if (kind === 'sosLight') setAsking(true)
    else start(kind)
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {BUTTONS.filter(({ kind }) => kind !== 'vibration' || vibration.canVibrate()).map(({ kind, label, icon }) => (
          <Button
            key={kind}
            size="emergency"
            icon={running === kind ? 'stop' : icon}
            tone={running === kind ? 'primary' : 'neutral'}
            aria-pressed={running === kind}
            className="px-3!"
            onClick={() => press(kind)}
          >
            {running === kind ? 'Stop' : label}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-muted">
        Turn the phone’s own volume all the way up. Three of anything calls for help.
        {!vibration.canVibrate() && ' This phone cannot vibrate from a web page.'}
      </p>
      <SignalScreen
        isOn={isLight(running)}
        isLit={signals.isLit}
        hasLamp={signals.hasLamp}
        isFlashing={running === 'sosLight'}
        onStop={stop}
      />
      <Dialog
        open={asksAboutFlashes}
        onClose={() => setAsking(false)}
        title="Flashing light"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Not now</Button>
            <Button
              tone="primary"
              onClick={() => {
                setAsking(false)
                start('sosLight')
              }}
            >
              Start flashing
            </Button>
          </>
        }
      >
        <p>
          The screen and the lamp will flash SOS, two flashes a second. Flashing light can bring on a seizure in people
          with photosensitive epilepsy. Point it away from faces.
        </p>
      </Dialog>
    </>
  )
}
