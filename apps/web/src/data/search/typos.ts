const WIDTH = 48
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const

/** A first look that spares nine words in ten the full comparison: one of the first two letters must be where it belongs, or beside it. */
const mayMatch = (term: string, word: string): boolean =>
  term[0] === word[0] || term[0] === word[1] || term[1] === word[0] || term[1] === word[1]

interface Table {
  readonly term: string
  readonly word: string
  readonly columns: number
  /** The rows for one letter less and two letters less of the term. */
  readonly before: Uint8Array
  readonly twoBefore: Uint8Array
}

const at = (row: Uint8Array, j: number): number => row[j] ?? 0

/** Costs of turning the first `i` letters of the term into each beginning of the word; answers the least of them. */
function fillRow(row: Uint8Array, i: number, { term, word, columns, before, twoBefore }: Table): number {
  const letter = term[i - 1]
  const letterBefore = term[i - 2]
  let least = (row[0] = i)
  for (let j = 1; j <= columns; j++) {
    const wrong = at(before, j - 1) + (letter === word[j - 1] ? 0 : 1)
    let cost = Math.min(wrong, at(before, j) + 1, at(row, j - 1) + 1)
    if (i > 1 && letter === word[j - 2] && letterBefore === word[j - 1]) cost = Math.min(cost, at(twoBefore, j - 2) + 1)
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
}

/**
 * Typing errors between `term` and the nearest beginning of `word` (or the whole of it): a letter missing, too many, wrong,
 * or two neighbours swapped count as one each. More than `max` answers `max + 1`.
 * Optimal string alignment distance, three rows, with an early end.
 */
export function typosInPrefix(term: string, word: string, max: number): number {
  const tooMany = max + 1
  if (term.length + max >= WIDTH || !mayMatch(term, word) || word.length + max < term.length) return tooMany
  const columns = Math.min(word.length, term.length + max)
  let [before, row, twoBefore] = rows
  for (let j = 0; j <= columns; j++) before[j] = j
  for (let i = 1; i <= term.length; i++) {
    if (fillRow(row, i, { term, word, columns, before, twoBefore }) > max) return tooMany
    const free = twoBefore
    twoBefore = before
    before = row
    row = free
  }
  return Math.min(tooMany, ...before.subarray(0, columns + 1))
}
