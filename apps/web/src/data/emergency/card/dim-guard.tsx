import { formatCoordinate } from '@bluffline/core'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { emergencyMarkOf } from '../emergency-mark.ts'
import { useEmergencySettings } from '../emergency-settings.ts'
import { readKeptFix } from '../kept-fix.ts'

/** How often the time without a touch is looked at, in milliseconds. */
const LOOK_MS = 1000

/** Black over an open alert that nobody touches: it spares the battery and still says the one thing that counts. */
export function DimGuard({ children }: { readonly children: ReactNode }) {
  const ports = usePorts()
  const mark = emergencyMarkOf(ports)
  const isOpen = useSyncExternalStore(mark.watch, mark.read) === 'open'
  const [{ emergencyUITimeout, emergencyModeEnabled }] = useEmergencySettings()
  const [isDim, setDim] = useState(false)
  const isWanted = isOpen && emergencyModeEnabled
  useEffect(() => {
    if (!isWanted) return
    let idleMs = 0
    const touched = () => {
      idleMs = 0
    }
    const timer = setInterval(() => {
      idleMs += LOOK_MS
      if (idleMs >= emergencyUITimeout * 1000) setDim(true)
    }, LOOK_MS)
    const stops = ['pointerdown', 'keydown'].map((event) => ports.page.listen(event, touched))
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
      setDim(false)
    }
  }, [isWanted, emergencyUITimeout, ports])
  const fix = isDim ? readKeptFix(ports.storage) : null
  return (
    <>
      <div className="contents" inert={isDim}>
        {children}
      </div>
      {isDim && (
        // The whole press belongs to the cover: were it gone when the finger comes down, what lies below would be pressed.
        <button type="button" autoFocus className="bl-dim" onClick={() => setDim(false)}>
          <span className="text-heading font-[700]">Alert open</span>
          {fix && <span className="type-figure text-heading">{formatCoordinate(fix, 'degreesMinutes')}</span>}
          <span>Touch to light up</span>
        </button>
      )}
    </>
  )
}
