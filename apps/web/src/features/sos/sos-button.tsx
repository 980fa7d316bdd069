import { EMERGENCY_BUTTON_PX, type EmergencySettings } from '@bluffline/core'
import { useSyncExternalStore, type CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { HoldButton } from '../../data/emergency/card/hold-button.tsx'
import { emergencyMarkOf } from '../../data/emergency/emergency-mark.ts'
import { useEmergencySettings } from '../../data/emergency/emergency-settings.ts'
import { useSos } from '../../data/emergency/sos-store.ts'
import { emergencyHere } from '../../data/emergency/use-emergency-here.ts'
import { recordingMarkOf } from '../../data/rides/recording-mark.ts'
import { usePorts } from '../../platform/ports.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import './sos-button.css'

/** Where one rides, looks at a map, or looks after oneself. */
const NEAR_TROUBLE =
  /^\/(?:map|navigate\/.|record|gps|real-trail-riding|safety\/.|water|weather|access-point-map|emergency-|settings\/emergency|warnings|group)/
/** Screens whose lower edge belongs to controls used with gloves. */
const RIDING = /^\/(?:navigate\/|(?:record|gps|real-trail-riding)\b)/
/** Pages with a map beside them in a wide window, whose corner has the controls of the map. */
const WITH_MAP = /^\/map(?:\/|$)/

/** Whether the button stands on a page. */
export const isShown = (pathname: string, { isAlways, isRiding }: { isAlways: boolean; isRiding: boolean }): boolean =>
  isAlways || isRiding || NEAR_TROUBLE.test(pathname)

const placeOf = (pathname: string, { emergencyPanelPosition: corner, emergencyPanelMode }: EmergencySettings): string =>
  cx(
    'bl-sos-button',
    `bl-sos-${corner}`,
    corner.startsWith('bottom') ? 'bl-sos-bottom' : 'bl-sos-top',
    RIDING.test(pathname) && 'bl-sos-riding',
    WITH_MAP.test(pathname) && 'bl-sos-beside-map',
    pathname === '/map' && 'bl-sos-on-map',
    emergencyPanelMode === 'docked' && 'bl-sos-bar',
  )

/** A short press opens the card; held three seconds it opens the card with an alert that counts down. */
export function SosButton() {
  const ports = usePorts()
  const { pathname } = useLocation()
  const [settings] = useEmergencySettings()
  const sos = useSos()
  const [recording, alarm] = [recordingMarkOf(ports), emergencyMarkOf(ports)]
  const isRiding = useSyncExternalStore(recording.watch, recording.read) !== 'none'
  const isAlarm = useSyncExternalStore(alarm.watch, alarm.read) !== 'none'
  const isHere = useSyncExternalStore(emergencyHere.watch, emergencyHere.read)
  const isAlways = settings.alwaysShowEmergencyButton || isAlarm
  if (isHere || !isShown(pathname, { isAlways, isRiding })) return null
  const sizePx = EMERGENCY_BUTTON_PX[settings.emergencyButtonSize]
  const isBar = settings.emergencyPanelMode === 'docked'
  return (
    <aside aria-label="Emergency">
      <HoldButton
        label={isAlarm ? 'Alert open: show it' : 'SOS: press for the emergency card, hold 3 seconds to alert'}
        className={placeOf(pathname, settings)}
        style={{ '--sos-size': `${sizePx}px` } as CSSProperties}
        onPress={() => {
          ports.sound.unlock()
          sos.open()
        }}
        onHeld={() => {
          ports.sound.unlock()
          if (isAlarm) sos.open()
          else sos.alert('sos', true)
        }}
      >
        <span className="relative flex flex-col items-center leading-none">
          <Icon name="sos" sizePx={isBar ? 22 : Math.round(sizePx * 0.36)} />
          <span className="mt-0.5 text-caption font-[750]">{isAlarm ? 'ALERT' : 'SOS'}</span>
        </span>
      </HoldButton>
    </aside>
  )
}
