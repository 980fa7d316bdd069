const BYTE = /^<0x([0-9A-F]{2})>$/

/** The text of a row of tokens, by the words of the 32,000-piece tokenizer: `▁` is a blank, `<0x41>` a byte. */
export function textOfTokens(tokens: readonly number[], words: readonly string[]): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const token of tokens) {
    const word = words[token] ?? ''
    const [, byte] = BYTE.exec(word) ?? []
    if (byte !== undefined) bytes.push(Number.parseInt(byte, 16))
    else bytes.push(...encoder.encode(word.replaceAll('▁', ' ')))
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)).trim()
}
