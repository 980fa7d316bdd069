/** Ways riders shorten words that the catalogue spells out. Both sides of a comparison go through this table. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  mt: 'mount',
  mtn: 'mountain',
  mtns: 'mountain',
  ft: 'fort',
  st: 'saint',
  crk: 'creek',
  ck: 'creek',
  rd: 'road',
  fr: 'forest road',
  fs: 'forest road',
  hwy: 'highway',
  natl: 'national',
  lk: 'lake',
  rvr: 'river',
  sxs: 'utv',
}

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word

/** Lower-case words of a text: accents and apostrophes gone, numbers apart from letters, plurals and short forms made alike. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2')
  const found = plain.match(/[a-z0-9]+/g) ?? []
  return found.flatMap((word) => (SPELLED_OUT[word] ?? word).split(' ')).map(singular)
}
