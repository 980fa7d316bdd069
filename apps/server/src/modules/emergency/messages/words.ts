import { ARKANSAS_TIME_ZONE, formatCoordinate } from '@bluffline/core'
import type { AlertNow, OpeningNow, PlanNow, RiseNow } from './reading/repository.ts'

/** What a message says: a line for the subject or the head of a notification, and the rest. */
export interface Words {
  readonly subject: string
  readonly lines: readonly string[]
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: ARKANSAS_TIME_ZONE,
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const atTime = (time: Date): string => clock.format(time).replaceAll('\u202f', ' ')

const ageOf = (from: Date, to: Date): string => {
  const minutes = Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000))
  if (minutes < 2) return 'now'
  if (minutes < 120) return `${minutes} min ago`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1440)} days ago`
}

const OLD_MIN = 10

const HEAD: Readonly<Record<AlertNow['kind'], (name: string) => string>> = {
  sos: (name) => `SOS from ${name}. They need help.`,
  fall: (name) => `${name} may have crashed: the phone felt a hard fall and nobody answered it.`,
  overdue: (name) => `${name} is overdue from a ride and has not checked in.`,
}

const whereLine = ({ position }: AlertNow, now: Date): string =>
  position === null
    ? 'Position: Unknown.'
    : `Position (${ageOf(new Date(position.at), now)}): ${formatCoordinate(position, 'decimal')}`

/** A call that was long on its way says so. */
const delayLine = ({ firedAt, receivedAt }: AlertNow, now: Date): readonly string[] =>
  receivedAt.getTime() - firedAt.getTime() > OLD_MIN * 60_000
    ? [`It was raised ${atTime(firedAt)} (${ageOf(firedAt, now)}); there was no signal until ${atTime(receivedAt)}.`]
    : []

const drill = (isDrill: boolean, text: string): string => (isDrill ? `DRILL, no help is needed. ${text}` : text)

/** The call for help. Plain characters only, so that it stays one or two texts. */
export const raisedWords = (alert: AlertNow, link: string, now: Date): Words => {
  const head = drill(alert.isDrill, HEAD[alert.kind](alert.riderName))
  return {
    subject: head,
    lines: [
      head,
      whereLine(alert, now),
      ...delayLine(alert, now),
      ...(alert.note === '' ? [] : [alert.note]),
      `Map and news: ${link}`,
      alert.isDrill
        ? 'Please reply OK, to show that it reached you.'
        : 'Call them. No answer? Call 911 with this position. Reply OK if you are on it.',
    ],
  }
}

/** Somebody is on it: for the other contacts, and for the rider. */
export const takenWords = (alert: AlertNow, name: string): Words => {
  const head = drill(alert.isDrill, `${name} is on it for ${alert.riderName}.`)
  return { subject: head, lines: [head] }
}

const ENDS = {
  okay: (name: string) => `${name} is all right.`,
  helpCame: (name: string) => `Help has reached ${name}.`,
  falseAlarm: () => 'It was a false alarm.',
} as const

export const closedWords = (alert: AlertNow): Words => {
  const { outcome = 'okay', by = null } = alert.closed ?? {}
  const who = by ?? alert.riderName
  const head = drill(alert.isDrill, `Over: ${ENDS[outcome](alert.riderName)}`)
  return { subject: head, lines: [head, `So says ${who}. Thank you for being there.`] }
}

export const confirmWords = (riderName: string, contactName: string, link: string): Words => ({
  subject: `${riderName} wants you as an emergency contact`,
  lines: [
    `${contactName}, ${riderName} rides off road in Arkansas and wants to be able to call you for help over Bluffline.`,
    `Do you agree? ${link}`,
  ],
})

/** By text one may simply answer. */
export const CONFIRM_BY_TEXT = 'Or reply YES. STOP ends all texts.'

export const overdueWords = (
  plan: PlanNow,
  { link, contactsAt, now }: { link: string; contactsAt: Date; now: Date },
): Words => {
  const head = drill(plan.isDrill, `Are you back? You planned to be back from ${plan.title} ${atTime(plan.returnAt)}.`)
  const tell =
    contactsAt > now
      ? `Without an answer we tell your contacts ${atTime(contactsAt)}.`
      : 'Your contacts are being told.'
  return { subject: head, lines: [head, `One tap: ${link}`, tell] }
}

export const BACK_BY_TEXT = 'Or reply BACK.'

export const openingWords = ({ campgroundName, arrive, depart, free }: OpeningNow, link: string): Words => {
  const head = `${campgroundName} has room`
  const sites = free === 1 ? '1 site is free' : `${free} sites are free`
  return { subject: head, lines: [`${campgroundName}: ${sites} from ${arrive} to ${depart}, as of now.`, link] }
}

/** Water that rises, or stands where its watcher wanted to hear of it: the reading and its time, and no judgement. */
export const riseWords = (
  { place, reason, stageFt, ftPerHour, measuredAt }: RiseNow,
  link: string,
  now: Date,
): Words => {
  const head = reason === 'rise' ? `Water is rising fast: ${place}` : `Water has reached your level: ${place}`
  const rate = ftPerHour === null ? '' : `, ${ftPerHour.toFixed(1)} ft an hour`
  return { subject: head, lines: [head, `${stageFt.toFixed(1)} ft${rate} (${ageOf(measuredAt, now)}).`, link] }
}
