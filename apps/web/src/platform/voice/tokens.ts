const BYTE = /^<0x([0-9A-F]{2})>$/
const BLANK = '▁'

/** The text of a row of tokens, by the words of the 32,000-piece tokenizer: `▁` is a blank, `<0x41>` a byte. */
export function textOfTokens(tokens: readonly number[], words: readonly string[]): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const token of tokens) {
    const word = words[token] ?? ''
    const [, byte] = BYTE.exec(word) ?? []
    if (byte !== undefined) bytes.push(Number.parseInt(byte, 16))
    else bytes.push(...encoder.encode(word.replaceAll(BLANK, ' ')))
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)).trim()
}

/** The two neighbours that make the oldest piece of the tokenizer; null where no two make one. */
function bestPair(pieces: readonly string[], ids: ReadonlyMap<string, number>): number | null {
  let best: number | null = null
  let oldest = Infinity
  for (let at = 0; at + 1 < pieces.length; at++) {
    const id = ids.get(`${pieces[at] ?? ''}${pieces[at + 1] ?? ''}`) ?? Infinity
    if (id < oldest) [oldest, best] = [id, at]
  }
  return best
}

/**
 * The tokens of a text: byte pairs merged in the order the tokenizer learned them (Sennrich, Haddow and Birch 2016), which is the order of
 * their numbers. Signs it has no piece for are left out.
 */
export function tokensOfText(text: string, ids: ReadonlyMap<string, number>): readonly number[] {
  const pieces = [...`${BLANK}${text.trim().replaceAll(' ', BLANK)}`]
  for (let at = bestPair(pieces, ids); at !== null; at = bestPair(pieces, ids))
    pieces.splice(at, 2, `${pieces[at] ?? ''}${pieces[at + 1] ?? ''}`)
  return pieces.flatMap((piece) => ids.get(piece) ?? [])
}
