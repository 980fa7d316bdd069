import { randomBytes } from 'node:crypto'
import type { SigningKey, SigningKeyRepository } from './repository.ts'

const DAY_MS = 86_400_000
/** A key signs for this long; then the next one does. */
const SIGNS_FOR_MS = 30 * DAY_MS
/** A key that no longer signs still verifies for a day: far longer than any token lives. */
const KEPT_FOR_MS = SIGNS_FOR_MS + DAY_MS
/** A token with an unknown key makes us look whether another server made one, but not more often than this. */
const LOOK_AGAIN_MS = 5_000

export interface SigningKeys {
  /** The key to sign with now; made where there is none young enough. */
  readonly newest: () => Promise<SigningKey>
  readonly byId: (id: string) => Promise<SigningKey | null>
}

/** The keys stand in the database, so that every server signs and verifies with the same ones, and a restart signs nobody out. */
export const createSigningKeys = (keys: SigningKeyRepository, now: () => Date): SigningKeys => {
  let known: readonly SigningKey[] = []
  let readAtMs = -Infinity
  const read = async () => {
    readAtMs = now().getTime()
    known = await keys.all()
  }
  const ageMs = (key: SigningKey) => now().getTime() - key.createdAt.getTime()
  const young = () => known.find((key) => ageMs(key) < SIGNS_FOR_MS)
  let making: Promise<void> | undefined
  const makeOne = async () => {
    await read()
    if (young()) return
    await keys.add({ id: randomBytes(9).toString('base64url'), secret: randomBytes(32), createdAt: now() })
    await keys.removeMadeBefore(new Date(now().getTime() - KEPT_FOR_MS))
    await read()
  }
  return {
    newest: async () => {
      if (!young()) await (making ??= makeOne().finally(() => (making = undefined)))
      const key = young()
      if (!key) throw new Error('A signing key was made and is not there.')
      return key
    },
    byId: async (id) => {
      const find = () => known.find((key) => key.id === id && ageMs(key) < KEPT_FOR_MS) ?? null
      if (!find() && now().getTime() - readAtMs > LOOK_AGAIN_MS) await read()
      return find()
    },
  }
}
