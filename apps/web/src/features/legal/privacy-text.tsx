import { LEAD_KEPT_MONTHS, SESSION_IDLE_DAYS } from '@bluffline/contract'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Changed, Items, LINK, Part } from './prose.tsx'

const DEVICE = [
  'Your rides, waypoints, saved trails, trips, trip plans and machines, in the database of your browser. Without an account they are here and nowhere else.',
  'The trail catalogue, the built-in map and the map tiles you have looked at, so that they open with no signal.',
  'Settings, in the browser’s local storage: theme, text size, vibration, your machine, whether you gave an e-mail address, whether you want to install the app.',
  'Your medical card, where this phone had signal on a ride, and its last position. They stay here and are never synced; the medical card goes along with an alert or a watched plan only where you switched that on.',
  'Emergency contacts, alerts and what became of them. The speech model of the assistant, if you asked for it.',
  'What waits to be sent, until it is sent. The page Sync lists it.',
  'The last 20 errors of the app, with the page they happened on. They are not sent anywhere.',
]

const ACCOUNT = [
  'User name, e-mail address and kind of machine, as you typed them. The password only as an argon2id hash, from which nobody can read it.',
  'Where you are logged in: a short description of the device and when it was last used. A session that is not used ends by itself.',
  'What you keep: rides with their tracks, waypoints, saved trails, plans, machines and settings. Nobody else can read them, admins of the app included, through any call of the app.',
]

const EMERGENCY = [
  'Emergency contacts: names, numbers and addresses as you typed them. Each is asked once whether they agree, and can stop at any time. Nobody is written to for anything else.',
  'An alert: when it was raised, your positions since then, the charge of your phone, and the medical card where you allowed it. Your contacts see it on a page behind a link that nobody can guess, until the link ends.',
  'A plan whose return is watched for, with the positions your phone sends on the way. Nobody sees them before your contacts are told that you are not back.',
  'A position you share by a link: seen by whoever has the link, rough where you want it rough, and deleted when you stop or it ends.',
  'Alerts and plans are deleted with their positions after the number of days you set, 1 to 90; contacts when you remove them.',
]

const LEAD = [
  'The address and, if you gave one, the phone number, and the moment you agreed. It is not joined to an account, to rides or to anything else.',
  'It is used to write to you about Bluffline, and for nothing else. It is never sold or shared, and it is in no log.',
  'Given with no signal, it waits on your device and is sent later, with the time at which you gave it.',
]

const OTHERS = [
  'The US Geological Survey, when you look at its topographic or aerial map: your browser fetches the tiles from basemap.nationalmap.gov, which then knows your network address and which part of the map you see. The built-in map asks nobody.',
  'Those who carry messages, if this server has them and you have contacts: a text message service, a mail server, and the push service of your browser. They see the message and where it goes.',
  'The realtime voice service, if this server has one and you talk to the assistant with a network: your browser sends it your voice, and a picture if you take one to ask about. The recognition that some browsers have may send your voice to the browser’s maker. With the engine on the device no sound leaves it.',
  'For weather, water and camp sites the server asks the agencies in its own name. They do not hear of you; for a forecast they see a place.',
  'A sign-in provider, if this server has one and you choose to log in with it.',
  'Nobody else. There are no advertisements, no trackers, no social buttons, no fonts or scripts from other sites.',
]

/** The privacy policy, up to the form that takes an address off the list. */
export function PrivacyText({ removal }: { readonly removal: ReactNode }) {
  return (
    <article>
      <PageHeader
        title="Privacy Policy"
        lead="In short: what you ride stays yours. Without an account it stays on your device; with one it is copied to your account and to nobody else."
      />
      <Part title="What is kept on your device">
        <Items of={DEVICE} />
        <p>
          Your position is read while you record, navigate or ask for what is near, and only after your browser has
          asked you. It leaves the device only as part of something you keep in your account, send or share.
        </p>
        <p>Clearing the data of this site in your browser takes all of it away. What no account knows is then gone.</p>
      </Part>
      <Part title="What the server keeps when you have an account">
        <Items of={ACCOUNT} />
        <p>
          Being logged in rests on one cookie that scripts cannot read and other sites cannot use, and on a token that
          lives 15 minutes. There are no other cookies.
        </p>
      </Part>
      <Part title="What the server keeps when you call for help or are followed">
        <Items of={EMERGENCY} />
      </Part>
      <Part title="If you leave your e-mail address">
        <Items of={LEAD} />
        <p>
          It is forgotten {LEAD_KEPT_MONTHS} months after you last gave it, or as soon as you ask here. No account is
          needed, and the answer is the same whether we had it or not.
        </p>
        {removal}
      </Part>
      <Part title="What you report">
        <p>
          A report about a trail is stored with its words, its time and, only where you chose to add it, a position. It
          carries no name and no account.
        </p>
      </Part>
      <Part title="What is measured">
        <p>
          Nothing about you. There is no analytics service and no count of who looks at what, so a browser that sends Do
          Not Track or Global Privacy Control is treated as every other: it is not followed.
        </p>
        <p>
          The server may write one line for each request: which kind of call it was, how it ended and how long it took.
          It writes no addresses, positions, names or network addresses. Too many wrong passwords are counted under a
          hash of the name and of the network address, for a day.
        </p>
      </Part>
      <Part title="Who else hears of you">
        <Items of={OTHERS} />
      </Part>
      <Part title="How long">
        <Items
          of={[
            'What is in your account: until you delete it, or the account.',
            `A session that is not used: ${SESSION_IDLE_DAYS} days.`,
            `An e-mail address you left: ${LEAD_KEPT_MONTHS} months.`,
            'The answer to a write, so that sending it twice does it once: 180 days.',
            'Reports about trails: as long as the trail is in the catalogue, since others rely on them.',
          ]}
        />
      </Part>
      <Part title="See it, take it along, delete it">
        <p>
          <Link to="/profile" className={LINK}>
            Your profile
          </Link>{' '}
          shows what this device keeps and where you are logged in. There you can download everything of yours in one
          archive, change your address and password, and delete your account with all that is in it, at once and for
          good.
        </p>
        <p>Bluffline is not meant for children under 13, and asks nobody for their age.</p>
      </Part>
      <Changed on="November 21, 2026" />
    </article>
  )
}
