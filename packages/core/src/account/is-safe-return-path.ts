/** What may stand nowhere in a return path, as written or decoded (specification, section 2), and what browsers read as one of those. */
const REFUSED = /\.\.|\/\/|[:<>"'`\\]/

/** Control characters are dropped by browsers before they read an address, so `/<tab>/evil.example` would be `//evil.example`. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/** An address nested deeper in percent signs than this was not made by anybody honest. */
const MOST_DECODINGS = 5

const LONGEST = 2000

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const isPlain = (path: string): boolean => path.startsWith('/') && !REFUSED.test(path) && !CONTROL.test(path)

/**
 * Whether a path may be gone to after signing in. It begins with `/` and holds none of `..`, `//`, `:`, `<`, `>`, `"`, `'`, a backtick,
 * a backslash or a control character, neither as written nor after percent-decoding, however often that is done; at most 2,000
 * characters. Whoever navigates there also compares the resolved origin with its own.
 */
export const isSafeReturnPath = (path: unknown): path is string => {
  if (typeof path !== 'string' || path.length > LONGEST) return false
  let current = path
  for (let round = 0; round <= MOST_DECODINGS; round += 1) {
    if (!isPlain(current)) return false
    const next = decoded(current)
    if (next === null) return false
    if (next === current) return true
    current = next
  }
  return false
}
