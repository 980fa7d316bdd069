/** How a few spellings sound alike. Applied in order to small letters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\b/g, ' $1 '],
  [/'s\b/g, 's'],
  [/[^a-z0-9 ]+/g, ' '],
  [/ea|ee|ie/g, 'e'],
  [/ph/g, 'f'],
  [/\bkn/g, 'n'],
  [/\bwr/g, 'r'],
  [/gh/g, ''],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/th/g, 't'],
  [/[eiy]+/g, 'e'],
  [/[ou]+/g, 'o'],
  [/h/g, ''],
  [/e\b/g, ''],
]
/** Voiced and unvoiced, which wind and small speakers blur. */
const VOICED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', v: 'f', z: 's', j: 's' }

/** A text by its sounds, roughly and for English: what sounds alike is spelled alike. Small letters without blanks. */
export const soundsOf = (text: string): string =>
  SPELLINGS.reduce((sounds, [spelled, sound]) => sounds.replace(spelled, sound), text.toLowerCase())
    .replace(/[bdgvzj]/g, (letter) => VOICED[letter] ?? letter)
    .replace(/ /g, '')
    .replace(/(.)\1+/g, '$1')

/** How far two rows of sounds are apart: 0 the same, 1 nothing in common (Levenshtein 1966, by the longer one). */
export function soundDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, at) => at)
  for (let at = 0; at < a.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < b.length; to++) {
      const change = (row[to] ?? 0) + (a[at] === b[to] ? 0 : 1)
      next.push(Math.min(change, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return (row[b.length] ?? 0) / Math.max(1, a.length, b.length)
}
