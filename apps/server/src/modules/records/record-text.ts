import { createHash } from 'node:crypto'
import type { KeptRecord, WholeRecord } from './repository.ts'

export type Fields = Readonly<Record<string, unknown>>

const envelopeOf = ({ id, revision, createdAt, updatedAt, deletedAt }: KeptRecord) => ({
  id,
  revision,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
})

export const fieldsOf = (record: KeptRecord): Fields => JSON.parse(record.fields) as Fields
export const bodyOf = (record: WholeRecord): Fields => (record.body === null ? {} : (JSON.parse(record.body) as Fields))

/** A record as it is answered: its fields with the envelope, or the envelope alone of one that was deleted. */
export const answerOf = (record: KeptRecord): Fields =>
  record.deletedAt === null ? { ...fieldsOf(record), ...envelopeOf(record) } : envelopeOf(record)

export const wholeAnswerOf = (record: WholeRecord): Fields => ({ ...bodyOf(record), ...answerOf(record) })

/** The same write has the same fingerprint, whatever was decided about it. */
export const fingerprintOf = (...parts: readonly unknown[]): Uint8Array =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

/** Fields split into what lists give and what they leave out. */
export const splitFields = (all: Fields, large: readonly string[]): { fields: Fields; body: Fields | null } => {
  const entries = Object.entries(all)
  const part = (isLarge: boolean) => Object.fromEntries(entries.filter(([name]) => large.includes(name) === isLarge))
  return { fields: part(false), body: large.length === 0 ? null : part(true) }
}

export const textOf = ({ fields, body }: { fields: Fields; body: Fields | null }) => {
  const texts = { fields: JSON.stringify(fields), body: body && JSON.stringify(body) }
  return { ...texts, bytes: Buffer.byteLength(texts.fields) + Buffer.byteLength(texts.body ?? '') }
}

/** JSON with the names in order, so that two writings of the same value are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  )
