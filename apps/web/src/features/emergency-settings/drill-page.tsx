import { alertStage } from '@bluffline/core'
import { useEffect, useState } from 'react'
import type { AlertView } from '../../data/emergency/alerts/alert-view.ts'
import { beginAlert, useAlert } from '../../data/emergency/alerts/use-alert.ts'
import { AlertPanel } from '../../data/emergency/card/alert-panel.tsx'
import { useEmergencyContacts } from '../../data/emergency/contacts/emergency-contacts.ts'
import { openEmergencyDatabase } from '../../data/emergency/emergency-database.ts'
import { useEmergencyHere } from '../../data/emergency/use-emergency-here.ts'
import { usePlace } from '../../data/emergency/use-place.ts'
import { usePosition } from '../../data/emergency/use-position.ts'
import { usePorts } from '../../platform/ports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BackToEmergency } from './back-to-emergency.tsx'
import { drillSteps, type DrillStep } from './drill/drill-steps.ts'

type OnDisk = { readonly events: number; readonly positions: number } | null

async function readBack(id: string): Promise<OnDisk> {
  const { alerts, positions } = openEmergencyDatabase()
  const row = await alerts.get(id)
  return row ? { events: row.log.length, positions: await positions.where('alertId').equals(id).count() } : null
}

/** What the disk says, read anew with every step. */
function useDisk(id: string | null, steps: number): OnDisk {
  const [found, setFound] = useState<{ readonly id: string; readonly onDisk: OnDisk } | null>(null)
  useEffect(() => {
    if (id === null) return
    void readBack(id).then(
      (onDisk) => setFound({ id, onDisk }),
      () => setFound({ id, onDisk: null }),
    )
  }, [id, steps])
  return found?.id === id ? found.onDisk : null
}

const TONES = { done: 'open', waiting: 'neutral', failed: 'closed' } as const
const WORDS = { done: 'Proven', waiting: 'Waiting', failed: 'Not working' } as const

const Step = ({ step }: { readonly step: DrillStep }) => (
  <li className="flex items-start gap-3 py-3">
    <Badge tone={TONES[step.state]}>{WORDS[step.state]}</Badge>
    <span className="min-w-0">
      <span className="block font-[650]">{step.title}</span>
      <span className="block text-small wrap-anywhere text-ink-muted">{step.proof}</span>
    </span>
  </li>
)

function Ready({ onStart }: { readonly onStart: () => void }) {
  const people = useEmergencyContacts().filter(({ role }) => role !== 'contact')
  const names = people.map(({ name }) => name)
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p>
        A drill is an alert in everything but its recipients: it goes to{' '}
        {names.length === 0 ? 'nobody yet' : names.join(' and ')}, and each message begins with “Drill”. Nobody else is
        told, and 911 is not called.
      </p>
      {names.length === 0 && (
        <p className="mt-2 text-small">
          To see messages arrive, add yourself or somebody who knows of it under{' '}
          <Link to="/settings/emergency/contacts" className="font-[650] text-accent-text underline">
            contacts
          </Link>
          .
        </p>
      )}
      <Button className="mt-4" tone="primary" size="emergency" icon="play" onClick={onStart}>
        Begin the drill
      </Button>
    </div>
  )
}

function Proof({ view }: { readonly view: AlertView }) {
  const onDisk = useDisk(view.row?.id ?? null, view.row?.log.length ?? 0)
  if (view.state === null || alertStage(view.state) === 'cancelled') return null
  if (!view.state.isDrill) return <p className="font-[650]">A real alert is open. Close it before a drill.</p>
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="type-heading">
        What is proven
      </h2>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {drillSteps({ view, onDisk }).map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </section>
  )
}

/** `/settings/emergency/drill` */
export function Page() {
  useEmergencyHere()
  const ports = usePorts()
  const view = useAlert()
  const position = usePosition(view.state !== null)
  const place = usePlace(position.fix)
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <div>
        <BackToEmergency />
        <PageHeader
          title="Emergency drill"
          lead="The same countdown, the same sending, the same links: only for those who know of it."
        />
      </div>
      {view.state === null ? (
        <Ready onStart={() => void beginAlert(ports, { kind: 'sos', isDrill: true })} />
      ) : (
        <div className="rounded-md border border-line bg-surface p-4">
          <AlertPanel place={place} name={null} />
        </div>
      )}
      <Proof view={view} />
    </div>
  )
}
