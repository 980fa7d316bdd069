import { isKeptInAccount, type OutboxRow } from '../../data/outbox/outbox-row.ts'

export const STATE_BADGES = {
  waiting: { tone: 'warn', icon: 'stored', text: 'Waiting' },
  refused: { tone: 'danger', icon: 'alert', text: 'Not accepted' },
  conflict: { tone: 'danger', icon: 'split', text: 'Two versions' },
} as const

const ACTIONS = { create: 'New', change: 'Change', remove: 'Deletion' } as const
export const actionWords = ({ action, noun }: Pick<OutboxRow, 'action' | 'noun'>): string =>
  noun === 'sessions' ? 'Logging out on the server' : ACTIONS[action]

interface Surroundings {
  readonly isOnline: boolean
  readonly held: boolean
  readonly isOwner: boolean
}

/** Why a write is still here, in a sentence. */
export function reasonOf(row: Pick<OutboxRow, 'state' | 'problem' | 'owner'>, around: Surroundings): string {
  if (row.state !== 'waiting') return row.problem ?? 'The server did not take it.'
  if (around.held) return 'Waits for the one above it.'
  if (row.owner !== null && !around.isOwner) return 'Log in to send it.'
  if (!around.isOnline) return 'No signal. It is sent by itself when you have some.'
  return row.problem ?? 'On its way.'
}

const isTextField = (field: string, value: unknown): value is string =>
  typeof value === 'string' && ['name', 'note', 'description', 'text'].includes(field)

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  note: 'Note',
  description: 'Description',
  text: 'Text',
}

/** The words in a write that a rider can change. */
export const editableFields = ({
  body,
  noun,
}: Pick<OutboxRow, 'body' | 'noun'>): readonly { field: string; label: string; value: string }[] =>
  !isKeptInAccount(noun)
    ? []
    : Object.entries(body).flatMap(([field, value]) =>
        isTextField(field, value) ? [{ field, label: FIELDS[field] ?? field, value }] : [],
      )

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What differs between this phone and the server, field by field. */
export function differences({ body, current }: Pick<OutboxRow, 'body' | 'current'>) {
  const theirs = (typeof current === 'object' && current !== null ? current : {}) as Record<string, unknown>
  return Object.entries(body)
    .filter(([field, mine]) => JSON.stringify(mine) !== JSON.stringify(theirs[field]))
    .map(([field, mine]) => ({ field: FIELDS[field] ?? field, mine: words(mine), theirs: words(theirs[field]) }))
}

export const isGone = ({ current }: Pick<OutboxRow, 'current'>): boolean =>
  typeof current === 'object' && current !== null && 'deletedAt' in current && current.deletedAt !== null
