import { EMERGENCY_BUTTON_PX } from '@bluffline/core'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { emergencyMarkOf } from '../emergency-mark.ts'
import { useEmergencySettings } from '../emergency-settings.ts'
import { useStrongColors } from '../use-strong-colors.ts'
import { useMedicalCard } from '../medical-card.ts'
import { usePlace } from '../use-place.ts'
import { usePosition } from '../use-position.ts'
import { CallScript } from './call-script.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import { Dispatch } from './dispatch.tsx'
import './emergency.css'
import { MedicalPanel } from './medical-panel.tsx'
import { PositionPanel } from './position-panel.tsx'
import { SignalPanel } from './signal-panel.tsx'

/** What needs the databases comes a moment after what saves time. */
const AlertPanel = lazy(async () => ({ default: (await import('./alert-panel.tsx')).AlertPanel }))
const WayBackPanel = lazy(async () => ({ default: (await import('./way-back-panel.tsx')).WayBackPanel }))

interface PartProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function Part({ title, className, children }: PartProps) {
  return (
    <section aria-label={title} className={cx('rounded-md border border-line bg-surface p-4', className)}>
      <h2 className="mb-2 type-label text-ink-muted">{title}</h2>
      {children}
    </section>
  )
}

/** One call is one press; what to say stands below it. */
function Call911({ counties }: { readonly counties: readonly string[] }) {
  const [{ emergencyButtonSize }] = useEmergencySettings()
  const style = { minHeight: EMERGENCY_BUTTON_PX[emergencyButtonSize] } as CSSProperties
  return (
    <div>
      <a
        href="tel:911"
        style={style}
        className={buttonStyle({ tone: 'danger', size: 'emergency', className: 'w-full text-title!' })}
      >
        <Icon name="phone" sizePx={28} />
        Call 911
      </a>
      <p className="mt-1.5 text-caption text-ink-muted">
        No bars? Try anyway: 911 goes over any carrier’s tower. A text to 911 gets through where a call does not, in
        counties that take texts.{' '}
        <a href="sms:911" className="inline-flex min-h-touch items-center px-1 font-[650] text-accent-text underline">
          Text 911
        </a>
      </p>
      <Dispatch counties={counties} />
    </div>
  )
}

function useAwake() {
  const { wakeLock } = usePorts()
  const [{ enableWakeLock }] = useEmergencySettings()
  useEffect(() => (enableWakeLock ? wakeLock.keepOn() : undefined), [wakeLock, enableWakeLock])
}

/** From the first alert on, what becomes of it stands above everything else. */
function useAlertFirst(): boolean {
  const mark = emergencyMarkOf(usePorts())
  const isAlarm = useSyncExternalStore(mark.watch, mark.read) !== 'none'
  const [was, setWas] = useState(isAlarm)
  if (isAlarm && !was) setWas(true)
  return was || isAlarm
}

const FIRST_PAGES = [
  ['first-minutes', 'Somebody is hurt'],
  ['severe-bleeding', 'Heavy bleeding'],
  ['not-breathing', 'Not breathing'],
  ['rollover', 'Rollover'],
  ['lost', 'Lost'],
  ['snake-bite', 'Snake bite'],
] as const

interface Props {
  /** The rider goes to a page of the app: what lies over it closes. */
  readonly onLeave: () => void
}

/** Everything for the worst hour, from this phone alone: most urgent first. */
export function SosCard({ onLeave }: Props) {
  useAwake()
  useStrongColors()
  const isAlertFirst = useAlertFirst()
  const position = usePosition()
  const place = usePlace(position.fix)
  const [settings] = useEmergencySettings()
  const [card] = useMedicalCard()
  const name = settings.anonymizeEmergencyData || card.name.trim() === '' ? null : card.name.trim()
  const [seesMore, setSeesMore] = useState(false)
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {settings.emergencyTestMode && (
        <p role="status" className="rounded-md border-2 border-warn p-3 font-[650] lg:col-span-2">
          Test mode: alerts are drills and go to you and your drill contacts alone. 911 is the real 911.
        </p>
      )}
      <div className="grid content-start gap-3">
        <Call911 counties={place?.counties ?? []} />
        <Part title="My position">
          <PositionPanel position={position} place={place} name={name} />
        </Part>
        <Part title="Tell my people" {...(isAlertFirst && { className: 'order-first' })}>
          <Suspense fallback={<p role="status">Getting the alert ready …</p>}>
            <AlertPanel place={place} name={name} />
          </Suspense>
          <div className="mt-4 border-t border-line pt-4">
            <ContactsPanel place={place} name={name} onLeave={onLeave} />
          </div>
        </Part>
        <Part title="What to say">
          <CallScript place={place} />
        </Part>
      </div>
      <div className="grid content-start gap-3">
        <Part title="Be seen and heard">
          <SignalPanel />
        </Part>
        <Part title="Medical card">
          <MedicalPanel onLeave={onLeave} />
        </Part>
        <Part title="First steps">
          <ul className="grid grid-cols-2 gap-x-4">
            {FIRST_PAGES.map(([id, label]) => (
              <li key={id}>
                <Link
                  to={`/field-guide/${id}`}
                  onClick={onLeave}
                  className="inline-flex min-h-touch items-center font-[650] text-accent-text underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Ways out">
          {seesMore ? (
            <Suspense fallback={<p role="status">Reading what this phone recorded …</p>}>
              <WayBackPanel place={place} onLeave={onLeave} />
            </Suspense>
          ) : (
            <Button size="outdoor" icon="compass" onClick={() => setSeesMore(true)}>
              Back to signal, or back the way I came
            </Button>
          )}
        </Part>
      </div>
    </div>
  )
}
