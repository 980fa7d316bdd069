import { alertStage, type AlertStage, type AlertState } from '@bluffline/core'
import type { Alert } from '@bluffline/contract'
import type { AlertView } from '../alerts/alert-view.ts'

export interface StageWords {
  readonly title: string
  readonly text: string
}

const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

function queued({ row, needsPhone }: AlertView): StageWords {
  if (!needsPhone)
    return {
      title: 'Not sent yet',
      text: row?.problem ?? 'Kept on this phone. It goes out by itself as soon as there is a network.',
    }
  if (row?.owner === null)
    return {
      title: 'Nobody has been told yet',
      text: 'This phone is not signed in, so no server can tell your contacts. Text them from here now.',
    }
  return {
    title: 'Nobody has been told yet',
    text: 'It stays on this phone until there is a network. Text your contacts from here now.',
  }
}

/** How many people the server has a way to write to. */
const reachable = (server: Alert): number => server.recipients.filter(({ channels }) => channels.length > 0).length

/** Whether somebody is told of the alert by the server, or will be, and so is told its end too. */
export const isTelling = ({ needsPhone, row }: AlertView): boolean =>
  !needsPhone && (row?.server == null || reachable(row.server) > 0)

function accepted({ row }: AlertView): StageWords {
  const server = row?.server ?? null
  if (server && reachable(server) === 0)
    return {
      title: 'The server has it, and can reach nobody',
      text:
        server.recipients.length === 0
          ? 'It knows no contacts of yours. Call or text 911, or write to somebody from here.'
          : 'None of your contacts has agreed to be told, or the server has no way to write to them. Text or call them from here.',
    }
  return {
    title: 'The server has it',
    text: server
      ? `It is writing to ${many(reachable(server), 'contact', 'contacts')}.`
      : 'It is writing to your contacts.',
  }
}

const countOf = (state: AlertState, status: 'delivered' | 'sent'): number =>
  new Set(
    state.deliveries
      .filter((one) => one.status === 'delivered' || (status === 'sent' && one.status === 'sent'))
      .map(({ contactId }) => contactId),
  ).size

function sent(state: AlertState): StageWords {
  const delivered = countOf(state, 'delivered')
  if (delivered > 0)
    return {
      title: 'On their phones',
      text: `The carrier or mail service says it reached ${many(delivered, 'contact', 'contacts')}. Nobody has answered yet.`,
    }
  const count = countOf(state, 'sent')
  if (count === 0)
    return { title: 'It could not be delivered', text: 'The messages came back. Call or text your contacts from here.' }
  return {
    title: 'Handed to the carrier',
    text: `A message to ${many(count, 'contact', 'contacts')} is on its way. Whether it arrived is not known yet.`,
  }
}

function acknowledged({ row, state }: AlertView): StageWords {
  const names = (state?.acknowledgements ?? []).flatMap(
    ({ contactId }) => row?.server?.recipients.find((one) => one.contactId === contactId)?.name ?? [],
  )
  const who = names.length === 0 ? 'Somebody' : names.join(' and ')
  return {
    title: `${who} ${names.length > 1 ? 'are' : 'is'} on it`,
    text: 'They said so themselves. Stay where you are if you can; your position keeps going to them.',
  }
}

/** How far the telling has come that it is over. */
function closed({ row }: AlertView): StageWords {
  if (row?.end?.isSent === false && row.owner !== null)
    return {
      title: 'Closed on this phone',
      text: 'Everybody who was told is told so as soon as there is a network.',
    }
  return {
    title: 'Closed',
    text: !row?.server
      ? 'The server was told of nothing. If you texted somebody, tell them that it is over.'
      : reachable(row.server) === 0
        ? 'The server told nobody. If you texted somebody, tell them that it is over.'
        : 'The server tells everybody who was told that it is over.',
  }
}

const NOTHING: StageWords = { title: '', text: '' }

const WORDS: Readonly<Record<AlertStage, (view: AlertView) => StageWords>> = {
  counting: () => ({ title: 'Alert in a moment', text: 'Nothing has been sent.' }),
  cancelled: () => ({ title: 'Cancelled', text: 'Nothing was sent.' }),
  queued,
  handedToPhone: () => ({
    title: 'Handed to your message app',
    text: 'Whether you pressed send there, this app cannot know. Look into your messages.',
  }),
  accepted,
  sent: ({ state }) => (state ? sent(state) : NOTHING),
  acknowledged,
  closed,
}

/** What is known to be true of an alert, and no more than that. */
export const stageWords = (view: AlertView): StageWords =>
  view.state === null ? NOTHING : WORDS[alertStage(view.state)](view)
