/** Words to compare by: small letters, no signs, numbers as digits. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, ' ')
    .replace(/\bfifty\b/g, '50')
    .split(' ')
    .filter((word) => word !== '')

/** How many words must be changed, left out or put in to make one from the other (Levenshtein 1966, on words). */
export function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_one, at) => at)
  wanted.forEach((word, at) => {
    const next = [at + 1]
    heard.forEach((other, to) => {
      const change = (row[to] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(change, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    })
    row = next
  })
  return row.at(-1) ?? 0
}
