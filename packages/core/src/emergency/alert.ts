/** How a message can reach somebody beside the app itself. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'push'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * How far one message to one contact has come, from the least to the most that is known.
 * `waiting`: in the server's queue. `failed`: the provider refused it or could not be reached, and it was given up. `sent`: the provider
 * took it. `undelivered` and `delivered`: the provider's signed receipt says so; nothing else ever does.
 */
export const DELIVERY_STATUSES = ['waiting', 'failed', 'sent', 'undelivered', 'delivered'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** How an alert ended: the rider is all right, help has come, or there was nothing. */
export const ALERT_OUTCOMES = ['okay', 'helpCame', 'falseAlarm'] as const
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number]

/** What raised it: the rider, the fall detection of the device, or a ride that is overdue. */
export const ALERT_KINDS = ['sos', 'fall', 'overdue'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The only steps there are, each further than the ones before it. An alert never goes back. */
export const ALERT_STAGES = [
  'counting',
  'cancelled',
  'queued',
  'handedToPhone',
  'accepted',
  'sent',
  'acknowledged',
  'closed',
] as const
export type AlertStage = (typeof ALERT_STAGES)[number]

interface Happened {
  readonly alertId: string
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/** What the server knows and the device folds into its own log. Told twice or in another order, it says the same. */
export type ServerAlertEvent =
  | (Happened & { readonly type: 'accepted' })
  | (Happened & {
      readonly type: 'delivery'
      readonly contactId: string
      readonly channel: MessageChannel
      readonly status: DeliveryStatus
    })
  | (Happened & { readonly type: 'acknowledged'; readonly contactId: string })
  | (Happened & AlertClosed & { readonly type: 'closed' })

export interface AlertClosed {
  /** Who closed it; null for the rider. */
  readonly contactId: string | null
  readonly outcome: AlertOutcome
}

/** Everything that can happen to an alert. `started` begins the panic delay, `fired` ends it. */
export type AlertEvent =
  | (Happened & {
      readonly type: 'started'
      readonly delayS: number
      readonly kind: AlertKind
      readonly isDrill: boolean
    })
  | (Happened & { readonly type: 'cancelled' })
  | (Happened & { readonly type: 'fired' })
  | (Happened & { readonly type: 'handedToPhone' })
  | ServerAlertEvent

/** One message to one contact. */
export interface AlertDelivery {
  readonly contactId: string
  readonly channel: MessageChannel
  readonly status: DeliveryStatus
  readonly atMs: number
}

/** What is known of an alert. A time is null where the thing has not happened as far as we know. */
export interface AlertState {
  readonly alertId: string
  readonly kind: AlertKind
  readonly isDrill: boolean
  readonly startedAtMs: number
  /** When the panic delay is over. */
  readonly fireAtMs: number
  readonly cancelledAtMs: number | null
  readonly firedAtMs: number | null
  /** When the phone's own message app was opened with the text. Whether anything was sent there nobody can know. */
  readonly handedToPhoneAtMs: number | null
  readonly acceptedAtMs: number | null
  readonly deliveries: readonly AlertDelivery[]
  /** In the order of time. */
  readonly acknowledgements: readonly { readonly contactId: string; readonly atMs: number }[]
  readonly closed: (AlertClosed & { readonly atMs: number }) | null
}

const earlier = (a: number | null, b: number): number => (a === null ? b : Math.min(a, b))

const rankOf = (status: DeliveryStatus): number => DELIVERY_STATUSES.indexOf(status)

const withDelivery = (all: readonly AlertDelivery[], { contactId, channel, status, atMs }: AlertDelivery) => {
  const isSame = (one: AlertDelivery) => one.contactId === contactId && one.channel === channel
  const before = all.find(isSame)
  const next = { contactId, channel, status, atMs }
  if (!before) return [...all, next].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const [had, has] = [rankOf(before.status), rankOf(status)]
  if (had > has) return all
  return all.map((one) => (isSame(one) ? (had < has ? next : { ...one, atMs: Math.min(one.atMs, atMs) }) : one))
}
const keyOf = ({ contactId, channel }: AlertDelivery): string => `${contactId} ${channel}`

const withAcknowledgement = (state: AlertState, contactId: string, atMs: number) => {
  const before = state.acknowledgements.find((one) => one.contactId === contactId)
  const others = state.acknowledgements.filter((one) => one !== before)
  return [...others, { contactId, atMs: earlier(before?.atMs ?? null, atMs) }].sort(
    (a, b) => a.atMs - b.atMs || a.contactId.localeCompare(b.contactId),
  )
}

/** The first close counts; of two at the same moment the one by the rider, so that any order says the same. */
const closedBy = (state: AlertState, { contactId, outcome, atMs }: AlertClosed & { atMs: number }) => {
  const next = { contactId, outcome, atMs }
  if (state.closed === null || atMs < state.closed.atMs) return next
  if (atMs > state.closed.atMs) return state.closed
  const word = (one: AlertClosed) => `${one.contactId ?? ''} ${one.outcome}`
  return word(next) < word(state.closed) ? next : state.closed
}

/** What the server says changes facts only: it is believed whatever this device thought, and never takes anything back. */
function withServerEvent(state: AlertState, event: ServerAlertEvent): AlertState {
  switch (event.type) {
    case 'accepted':
      return { ...state, acceptedAtMs: earlier(state.acceptedAtMs, event.atMs) }
    case 'delivery':
      return { ...state, deliveries: withDelivery(state.deliveries, event) }
    case 'acknowledged':
      return { ...state, acknowledgements: withAcknowledgement(state, event.contactId, event.atMs) }
    case 'closed':
      return { ...state, closed: closedBy(state, event) }
  }
}

type LocalAlertEvent = Exclude<AlertEvent, ServerAlertEvent>

/** What this device did. A cancel counts only during the panic delay, a firing only where it was not cancelled. */
function withLocalEvent(state: AlertState, { type, atMs }: LocalAlertEvent): AlertState {
  const isCancelled = state.cancelledAtMs !== null
  if (type === 'cancelled') return isCancelled || isRaised(state) ? state : { ...state, cancelledAtMs: atMs }
  if (type === 'fired') return isCancelled || state.firedAtMs !== null ? state : { ...state, firedAtMs: atMs }
  if (type === 'started' || !isRaised(state)) return state
  return { ...state, handedToPhoneAtMs: earlier(state.handedToPhoneAtMs, atMs) }
}

const isServerEvent = (event: AlertEvent): event is ServerAlertEvent =>
  event.type === 'accepted' || event.type === 'delivery' || event.type === 'acknowledged' || event.type === 'closed'

/**
 * One step of an alert's log; pure. The state is null before `started`, which is the only event that makes one. Events of another alert,
 * repeated ones and those that come too late change nothing. Any stream of events, doubled or out of order, only ever adds knowledge, and
 * nothing stands in the state that no event said. The rider's own close is a `closed` event with the contact null.
 */
export function advanceAlert(state: AlertState | null, event: AlertEvent): AlertState | null {
  if (state === null) return event.type === 'started' ? beginAlert(event) : null
  if (event.alertId !== state.alertId) return state
  return isServerEvent(event) ? withServerEvent(state, event) : withLocalEvent(state, event)
}

const beginAlert = ({ alertId, kind, isDrill, atMs, delayS }: AlertEvent & { type: 'started' }): AlertState => ({
  alertId,
  kind,
  isDrill,
  startedAtMs: atMs,
  fireAtMs: atMs + delayS * 1000,
  cancelledAtMs: null,
  firedAtMs: null,
  handedToPhoneAtMs: null,
  acceptedAtMs: null,
  deliveries: [],
  acknowledgements: [],
  closed: null,
})

const isAtServer = (state: AlertState): boolean =>
  state.acceptedAtMs !== null || state.deliveries.length > 0 || state.acknowledgements.length > 0

/** Whether the panic delay has ended in an alert, as the device fired it or as the server knows it. */
const isRaised = (state: AlertState): boolean => state.firedAtMs !== null || isAtServer(state) || state.closed !== null

/** Whether the provider took a message to somebody. */
const isSent = ({ status }: AlertDelivery): boolean => rankOf(status) >= rankOf('sent')

/** The furthest step that is known to be true. `sent` says nothing of anybody having read it. */
export function alertStage(state: AlertState): AlertStage {
  if (state.closed !== null) return 'closed'
  if (state.acknowledgements.length > 0) return 'acknowledged'
  if (state.deliveries.some(isSent)) return 'sent'
  if (isAtServer(state)) return 'accepted'
  if (state.handedToPhoneAtMs !== null) return 'handedToPhone'
  if (state.firedAtMs !== null) return 'queued'
  return state.cancelledAtMs !== null ? 'cancelled' : 'counting'
}

/** Whether it is still to be sent to the server: raised, not there yet. One that was closed before it got there is sent too, as closed. */
export const mustSendAlert = (state: AlertState): boolean => isRaised(state) && !isAtServer(state)

/** Whether positions are still of use: raised and not closed. */
export const isAlertOpen = (state: AlertState): boolean => isRaised(state) && state.closed === null
