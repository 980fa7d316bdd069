import type { GaugeReading, WaterAlert, Waterway } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useWaterways } from '../../../data/places/use-places.ts'
import { ServiceNotes } from '../../../data/water/service-notes.tsx'
import { useGauges } from '../../../data/water/use-gauges.ts'
import { useMyWaterWatches, useWaterAlerts } from '../../../data/water/use-water-watches.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { findWaters, urgency } from '../conditions/sort-waters.ts'
import { WaterCard } from '../conditions/water-card.tsx'
import { NoPromise } from '../no-promise.tsx'
import { WatchList } from '../watch/watch-list.tsx'
import { WhoTells } from '../watch/watch-section.tsx'
import { riseTitle, riseWords } from '../watch/watch-words.ts'
import { WaterLinks } from '../water-links.tsx'

function Told({ alert, onRead }: { readonly alert: WaterAlert; readonly onRead: () => void }) {
  return (
    <li className="rounded-md border border-danger p-3 text-small">
      <p className="font-[650]">{riseTitle(alert)}</p>
      <p>{riseWords(alert)}</p>
      <p className="text-caption text-ink-muted">Measured {formatDate(alert.measuredAt)}.</p>
      {alert.seenAt === null && (
        <Button tone="quiet" icon="check" onClick={onRead}>
          Read
        </Button>
      )}
    </li>
  )
}

/** What the rider waits for, and what they were told. */
function Mine() {
  const { watches, remove } = useMyWaterWatches()
  const { alerts, states, see } = useWaterAlerts()
  return (
    <Section id="mine" title="Your alarms">
      <div className="space-y-3">
        {alerts.length > 0 && (
          <ul aria-label="Rises you were told of" className="space-y-2">
            {alerts.map((alert) => (
              <Told key={alert.id} alert={alert} onRead={() => void see(alert.id)} />
            ))}
          </ul>
        )}
        {watches !== undefined && watches.length > 0 ? (
          <WatchList watches={watches} states={states} onRemove={(watch) => void remove(watch)} />
        ) : (
          <p className="text-small text-ink-muted">
            You watch no water. Open a river under{' '}
            <Link to="/waterway-conditions" className="underline underline-offset-3">
              Waterway conditions
            </Link>{' '}
            and set an alarm for its gauge, a crossing or a camp.
          </p>
        )}
        <WhoTells />
      </div>
    </Section>
  )
}

interface NowProps {
  readonly waterways: readonly Waterway[]
  readonly byId: ReadonlyMap<string, GaugeReading> | undefined
  readonly isKnown: boolean
}

/** Anything from here on rises at a foot an hour or stands at a flood stage. */
const ALARMING = 5

function Now({ waterways, byId, isKnown }: NowProps) {
  const rows = findWaters(waterways, byId, { typed: '', filter: 'all' }).filter(
    ({ reading }) => urgency(reading) >= ALARMING,
  )
  if (!isKnown) {
    return (
      <EmptyState icon="unknown" title="We know of no reading">
        No gauge has been read on this device or by the server: what the rivers do is unknown here.
      </EmptyState>
    )
  }
  if (rows.length === 0) {
    return (
      <p className="text-small">
        No gauge of our list stood at a flood stage or rose a foot an hour when it was last read. Creeks without a gauge
        are not in it.
      </p>
    )
  }
  return (
    <ul aria-label="Alarming waters" className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <WaterCard key={row.waterway.id} {...row} />
      ))}
    </ul>
  )
}

const isRead = ({ stage, flow }: GaugeReading): boolean => stage !== null || flow !== null

/** `/water-safety-alerts` */
export function Page() {
  const { records } = useWaterways()
  const gauges = useGauges()
  const isKnown = [...(gauges.byId?.values() ?? [])].some(isRead)
  return (
    <>
      <PageHeader title="Water safety alerts" lead="Rivers at a flood stage or rising fast, and the alarms you set." />
      <div className="mt-5 space-y-5">
        <NoPromise />
        <WaterLinks here="/water-safety-alerts" />
        <ServiceNotes {...gauges} onRetry={gauges.retry} />
        <Mine />
        <Section id="now" title="High or rising fast">
          {records ? (
            <Now waterways={records} byId={gauges.byId} isKnown={isKnown} />
          ) : (
            <Skeleton className="h-32 rounded-md" />
          )}
        </Section>
        <Section
          id="warnings"
          title="Flood watches and warnings"
          lead="The National Weather Service warns of flash floods by county, gauge or no gauge."
        >
          <Link
            to="/safety/weather"
            className="inline-flex min-h-touch items-center gap-2 text-accent-text underline underline-offset-3"
          >
            <Icon name="weather" sizePx={18} />
            Weather and warnings for where you are
          </Link>
        </Section>
      </div>
    </>
  )
}
