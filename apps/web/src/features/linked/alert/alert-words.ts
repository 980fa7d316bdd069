import type { AlertPage } from '@bluffline/contract'
import { epochMs, formatDate } from '@bluffline/core'

export const OUTCOME_WORDS = {
  okay: 'is okay',
  helpCame: 'has help',
  falseAlarm: 'did not mean it: a false alarm',
} as const satisfies Readonly<Record<NonNullable<AlertPage['closed']>['outcome'], string>>

const time = (iso: string): string => formatDate(epochMs(Date.parse(iso)))

const CALLS: Readonly<Record<AlertPage['kind'], (name: string) => string>> = {
  sos: (name) => `${name} needs help`,
  fall: (name) => `${name} may have crashed`,
  overdue: (name) => `${name} is not back`,
}

/** The first words of the page. */
export const headWords = ({ kind, riderName, closed }: AlertPage): string =>
  closed === null ? CALLS[kind](riderName) : `${riderName} ${OUTCOME_WORDS[closed.outcome]}`

/** When it was raised, and when it reached us where that was later. */
export function raisedWords({ firedAt, receivedAt, kind, plan }: AlertPage): string {
  if (kind === 'overdue' && plan !== null) return `Meant to be back ${time(plan.returnAt)}.`
  const lateMs = Date.parse(receivedAt) - Date.parse(firedAt)
  const late = lateMs > 60_000 ? ` It reached us ${time(receivedAt)}: there was no signal before.` : ''
  return `Called for help ${time(firedAt)}.${late}`
}

/** How it ended and who says so; null while it goes on. */
export const endWords = ({ closed, riderName }: AlertPage): string | null =>
  closed === null ? null : `Closed ${time(closed.at)} by ${closed.by ?? riderName}. Nothing more is to be done.`

/** What to tell the dispatcher, in one breath. */
export function dispatchWords({ riderName, kind, plan }: AlertPage): string {
  const what = {
    sos: 'called for help from an off-road trail',
    fall: 'may have crashed off the road: the phone felt a blow and was not moved after it',
    overdue: 'has not come back from a ride',
  }[kind]
  const vehicle = plan === null || plan.vehicle === '' ? '' : ` Vehicle: ${plan.vehicle}.`
  return `“${riderName} ${what}. I have a position from the phone.”${vehicle} Then read the position and its age from below.`
}
