import type { Campground, CampgroundAlert, CampgroundWatchState } from '@bluffline/contract'
import { formatDate, type Stay } from '@bluffline/core'
import { STATUS_LOOKS } from '../../../data/campgrounds/campground-words.ts'
import { useMyWatches, type MyWatch } from '../../../data/campgrounds/own-records.ts'
import { useAlerts } from '../../../data/campgrounds/use-alerts.ts'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { useSession } from '../../../data/session/use-session.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { LogInLink } from '../../../data/session/log-in-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { ContactLink } from '../details/contact-tab.tsx'
import { Section } from '../../../ui/section.tsx'
import { PriceSection } from './price-section.tsx'

interface Props {
  readonly campground: Campground
  readonly stay: Stay | null
}

const stayWords = ({ arrive, depart }: Stay): string => `${writePartialDay(arrive)} to ${writePartialDay(depart)}`

interface WatchProps {
  readonly watch: MyWatch
  readonly state: CampgroundWatchState | undefined
  /** The server has said how watches stand. */
  readonly isKnown: boolean
  readonly onRemove: () => void
}

/** How it stood when the server looked last; with no network nobody here knows. */
function lookWords({ state, isKnown }: Pick<WatchProps, 'state' | 'isKnown'>): string {
  if (!isKnown) return 'How it stands needs a network.'
  if (state === undefined) return 'Not looked up yet.'
  return `Last looked up ${formatDate(state.checkedAt)}: ${STATUS_LOOKS[state.status].label.toLowerCase()}.`
}

function Watch({ watch, state, isKnown, onRemove }: WatchProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-small">
      <span className="min-w-0 flex-1 basis-48">
        <b className="font-[650]">{stayWords(watch)}</b>
        <span className="block text-caption text-ink-muted">{lookWords({ state, isKnown })}</span>
      </span>
      <Button tone="quiet" icon="trash" onClick={onRemove}>
        Stop
      </Button>
    </li>
  )
}

function Alert({ alert, campground, onRead }: { alert: CampgroundAlert; campground: Campground; onRead: () => void }) {
  const { free, sites, openedAt, seenAt } = alert
  const { reservation_url: reserve } = campground.contact
  return (
    <li className="rounded-md border border-accent-text bg-accent-soft p-3 text-small">
      <p className="font-[650]">
        Opened {formatDate(openedAt)}: {free === 1 ? '1 site' : `${free} sites`}, {stayWords(alert)}
      </p>
      <p className="text-caption">{sites.map(({ name, loop }) => [name, loop].filter(Boolean).join(' ')).join(', ')}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        {reserve !== null && (
          <ContactLink href={reserve} icon="ticket">
            Reserve a site
          </ContactLink>
        )}
        {seenAt === null && (
          <Button tone="quiet" icon="check" onClick={onRead}>
            Read
          </Button>
        )}
      </div>
    </li>
  )
}

function Watching({ campground, stay }: Props) {
  const { watches, add, remove } = useMyWatches()
  const { alerts, watches: states, channels, see } = useAlerts()
  const { notifications, change } = useCampgroundPreferences()
  const mine = watches?.filter(({ campgroundId }) => campgroundId === campground.id) ?? []
  const here = alerts.filter(({ campgroundId }) => campgroundId === campground.id)
  const isWatched = mine.some((one) => one.arrive === stay?.arrive && one.depart === stay.depart)
  const start = (chosen: Stay) => add({ campgroundId: campground.id, ...chosen, kinds: [] }, campground.name)
  return (
    <div className="space-y-3">
      {stay === null ? (
        <p className="text-small text-ink-muted">Choose your nights above to wait for a site.</p>
      ) : (
        <Button icon="bell" disabled={isWatched || watches === undefined} onClick={() => void start(stay)}>
          {isWatched ? 'You are waiting for these nights' : `Tell me when a site opens, ${stayWords(stay)}`}
        </Button>
      )}
      {here.length > 0 && (
        <ul aria-label="Openings" className="space-y-2">
          {here.map((alert) => (
            <Alert key={alert.id} alert={alert} campground={campground} onRead={() => void see(alert.id)} />
          ))}
        </ul>
      )}
      {mine.length > 0 && (
        <ul aria-label="Nights you wait for">
          {mine.map((watch) => (
            <Watch
              key={watch.id}
              watch={watch}
              isKnown={channels !== undefined}
              state={states.find(({ watchId }) => watchId === watch.id)}
              onRemove={() => void remove(watch.id, campground.name)}
            />
          ))}
        </ul>
      )}
      <SwitchField
        label="Tell me in the app"
        hint="A message on whatever page you are, once for each opening."
        checked={notifications.availabilityAlerts}
        onChecked={(availabilityAlerts) => change({ notifications: { ...notifications, availabilityAlerts } })}
      />
      {channels?.length === 0 && (
        <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
          <Badge>Not set up</Badge>
          Push messages and e-mail are not set up on this server: you are told when you open the app.
        </p>
      )}
    </div>
  )
}

/** Waiting for a site at a campground that is full. */
export function WatchSection({ campground, stay }: Props) {
  const session = useSession()
  const isBooked = campground.ridbFacilityId !== null
  return (
    <Section
      id="watch"
      title="Watch"
      lead={
        isBooked
          ? 'The server looks at recreation.gov every 15 minutes and tells you once when a site opens for your nights.'
          : 'This campground is not booked at recreation.gov, so nobody but the campground can tell when a site opens.'
      }
    >
      <div className="space-y-3">
        {isBooked &&
          (session.status === 'signedIn' ? (
            <Watching campground={campground} stay={stay} />
          ) : (
            <p className="text-small text-ink-muted">
              <LogInLink className="underline underline-offset-3">Log in</LogInLink> to wait for a site.
            </p>
          ))}
        <PriceSection campground={campground} />
      </div>
    </Section>
  )
}
