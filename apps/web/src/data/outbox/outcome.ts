import { HttpError } from '../../platform/http-error.ts'
import type { OutboxRow } from './outbox-row.ts'

/** What became of an attempt. `later`: nothing is decided, everything behind it waits too. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'later'; readonly problem: string }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'conflict'; readonly problem: string; readonly current: unknown }

/** Statuses that say "not now" rather than "not this". */
const NOT_NOW = new Set([408, 425, 429])
const SIGN_IN_AGAIN = 'Log in again to send this.'
const UNREACHABLE = 'The server could not be reached.'

/** Also where something between us and the server answered in its place: a hotel's sign-in page, a proxy. */
const isNotNow = ({ status, answer }: HttpError): boolean => answer === null || status >= 500 || NOT_NOW.has(status)

function ofAnswer(error: HttpError, { action }: Pick<OutboxRow, 'action'>): Outcome {
  const { status, answer } = error
  const problem = answer?.message ?? 'The server could not take it.'
  if (status === 401) return { kind: 'later', problem: SIGN_IN_AGAIN }
  if (isNotNow(error)) return { kind: 'later', problem }
  if (status === 404 && action === 'remove') return { kind: 'done', answer: null }
  if (answer?.code === 'conflict' && answer.current !== undefined)
    return { kind: 'conflict', problem: 'This was also changed on another device.', current: answer.current }
  return { kind: 'refused', problem }
}

/** What a failed attempt means. */
export const outcomeOf = (error: unknown, row: Pick<OutboxRow, 'action'>): Outcome =>
  error instanceof HttpError ? ofAnswer(error, row) : { kind: 'later', problem: UNREACHABLE }
