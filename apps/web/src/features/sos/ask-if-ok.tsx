import { useEffect, useRef } from 'react'
import { emergencySettingsOf } from '../../data/emergency/emergency-settings.ts'
import { useSafetyCheck } from '../../data/emergency/safety-check.ts'
import { useSos } from '../../data/emergency/sos-store.ts'
import { useClock } from '../../data/today/use-clock.ts'
import { useSignal } from '../../data/signals/use-signal.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

function Question({ untilMs, onOk }: { readonly untilMs: number; readonly onOk: () => void }) {
  const ports = usePorts()
  const sos = useSos()
  const signal = useSignal()
  const now = useClock(1000)
  const leftS = Math.max(0, Math.ceil((untilMs - now) / 1000))
  const call = useRef(signal)
  useEffect(() => void call.current('emergency', { force: true }), [])
  useEffect(() => {
    if (leftS > 0) return
    onOk()
    sos.alert('sos', emergencySettingsOf(ports.storage).read().skipConfirmationInCritical)
  }, [leftS, onOk, sos, ports])
  return (
    <>
      <p className="text-lead">
        No answer in <span className="type-figure">{leftS}</span> s begins the countdown to an alert.
      </p>
      <div className="mt-4 grid gap-2">
        <Button tone="primary" size="emergency" icon="check" autoFocus onClick={onOk}>
          I am OK
        </Button>
        <Button
          tone="danger"
          size="emergency"
          icon="sos"
          onClick={() => {
            onOk()
            sos.open()
          }}
        >
          I need help
        </Button>
      </div>
    </>
  )
}

/** The periodic check: asked while a ride is recorded, where the rider wants it. */
export function AskIfOk() {
  const [untilMs, answer] = useSafetyCheck()
  return (
    <Dialog open={untilMs !== null} onClose={answer} title="Are you OK?">
      {untilMs !== null && <Question untilMs={untilMs} onOk={answer} />}
    </Dialog>
  )
}
