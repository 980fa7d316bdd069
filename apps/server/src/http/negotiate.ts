import type { Encoding } from '../platform/answer.ts'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

const weights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const q = parameters.find((parameter) => parameter.startsWith('q='))
        const weight = q === undefined ? 1 : Number(q.slice(2))
        return [name, Number.isNaN(weight) ? 0 : weight]
      }),
  )

/** Clients send few different headers; the answers to those are kept. */
const MAX_KEPT = 200
const kept = new Map<string, readonly Encoding[]>()

/** The encodings a client takes, the one to send first (RFC 9110, 12.5.3). Equal weights go to the smaller body. */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (header === undefined) return ['identity']
  const known = kept.get(header)
  if (known) return known
  const encodings = workOut(header)
  if (kept.size < MAX_KEPT) kept.set(header, encodings)
  return encodings
}

const workOut = (header: string): readonly Encoding[] => {
  const asked = weights(header)
  const weightOf = (encoding: Encoding) =>
    asked.get(encoding) ?? asked.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  return PREFERENCE.filter((encoding) => weightOf(encoding) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** Whether `If-None-Match` names this ETag; weak comparison, as a GET wants it (RFC 9110, 13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
