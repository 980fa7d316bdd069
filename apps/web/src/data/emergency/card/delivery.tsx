import type { AlertDelivery, DeliveryStatus, MessageChannel } from '@bluffline/core'
import { formatDate } from '@bluffline/core'
import type { AlertView } from '../alerts/alert-view.ts'

const CHANNELS: Readonly<Record<MessageChannel, string>> = { sms: 'text', email: 'e-mail', push: 'notification' }

const STATUS: Readonly<Record<DeliveryStatus, string>> = {
  waiting: 'waiting to be sent',
  failed: 'could not be sent',
  sent: 'handed over, not known to have arrived',
  undelivered: 'came back',
  delivered: 'delivered, says the carrier',
}

const statusWords = ({ channel, status, atMs }: AlertDelivery): string =>
  `${CHANNELS[channel]}: ${STATUS[status]}, ${formatDate(atMs)}`

/** Each contact and how far the messages to them have come, with the time the server knows it from. */
export function Delivery({ view: { row, state } }: { readonly view: AlertView }) {
  if (!row?.server || state === null) return null
  return (
    <ul aria-label="Who has been told" className="mt-3 divide-y divide-line border-y border-line">
      {row.server.recipients.map(({ contactId, name, channels }) => {
        const answer = state.acknowledgements.find((one) => one.contactId === contactId)
        const deliveries = state.deliveries.filter((one) => one.contactId === contactId)
        return (
          <li key={contactId} className="py-2 text-small">
            <span className="font-[650]">{name}</span>
            {answer && <span className="text-ok"> is on it, since {formatDate(answer.atMs)}</span>}
            {channels.length === 0 && (
              <span className="block text-warn">Cannot be reached by the server. Call or text them.</span>
            )}
            {deliveries.map((one) => (
              <span key={one.channel} className="block text-ink-muted first-letter:uppercase">
                {statusWords(one)}
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
