import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A refresh token: which session it belongs to, and a secret. 16 and 32 bytes in base64url. */
export interface RefreshToken {
  readonly sessionId: string
  readonly secret: Uint8Array
}

const ID_BYTES = 16
const SECRET_BYTES = 32

const asUuid = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string =>
  Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), secret]).toString('base64url')

/** Null for what was never a token of ours. One spelling only: a second one would be a second token. */
export const readRefreshToken = (text: string): RefreshToken | null => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== text) return null
  return { sessionId: asUuid(bytes.subarray(0, ID_BYTES)), secret: bytes.subarray(ID_BYTES) }
}

export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES)

/** What is kept of a token. The secret is random, so one quick hash hides it. */
export const hashOf = (secret: Uint8Array): Uint8Array => createHash('sha256').update(secret).digest()

/** The secret after this one: the same for the same question, so that a lost answer can be given again, and known to nobody without both. */
export const secretAfter = (secret: Uint8Array, chainKey: Uint8Array): Uint8Array =>
  createHmac('sha256', chainKey).update(secret).digest()

export const sameBytes = (a: Uint8Array, b: Uint8Array | null): boolean =>
  b !== null && a.length === b.length && timingSafeEqual(a, b)
