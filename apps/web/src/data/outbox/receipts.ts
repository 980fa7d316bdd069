import type { logout, putRidePlan, sendUserLead } from '@bluffline/contract'
import { WATCH_STAGES } from '@bluffline/core'
import type { z } from 'zod'

// What is used of an answer, read by hand: the worker sends too, and carries no schemas.

export type Fields = Readonly<Record<string, unknown>>
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A record as the server has it now. */
export interface Receipt extends Fields {
  readonly id: string
  readonly revision: number
}

export function receiptOf(answer: unknown): Receipt | null {
  const { id, revision, ...rest } = fieldsOf(answer)
  return typeof id === 'string' && typeof revision === 'number' ? { ...rest, id, revision } : null
}

/** When the server has received a report; null where it does not say. */
export function receivedAtOf(answer: unknown): string | null {
  const { receivedAt } = fieldsOf(answer)
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : null
}

type Done = keyof z.output<typeof sendUserLead.output> | keyof z.output<typeof logout.output>
/** Whether an answer that has nothing else to say says that it is done. */
export const saysDone = (answer: unknown, word: Done): boolean => fieldsOf(answer)[word] === true

type Plan = Pick<z.output<typeof putRidePlan.output>, 'stage' | 'contactsAt'>

/** How the server watches a plan; undefined for an answer that does not say. */
export function planOf(answer: unknown): Plan | undefined {
  const { stage: said, contactsAt } = fieldsOf(answer)
  const stage = WATCH_STAGES.find((one) => one === said)
  return stage !== undefined && typeof contactsAt === 'string' ? { stage, contactsAt } : undefined
}
