/** Numbers 0 ≤ x < 1 that repeat with the seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One typing error, as thumbs make them, in one word of five letters or more: a letter left out, doubled, wrong, or two swapped. */
export function misspell(text: string, random: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) ? [at] : []))
  const at = long[Math.floor(random() * long.length)]
  const word = at === undefined ? undefined : words[at]
  if (at === undefined || word === undefined) return text
  const spot = 1 + Math.floor(random() * (word.length - 2))
  const letter = word[spot] ?? ''
  const changed = [
    word.slice(0, spot) + word.slice(spot + 1),
    word.slice(0, spot) + letter + word.slice(spot),
    `${word.slice(0, spot)}${letter === 'e' ? 'r' : 'e'}${word.slice(spot + 1)}`,
    word.slice(0, spot) + (word[spot + 1] ?? '') + letter + word.slice(spot + 2),
  ]
  words[at] = changed[Math.floor(random() * changed.length)] ?? word
  return words.join(' ')
}
