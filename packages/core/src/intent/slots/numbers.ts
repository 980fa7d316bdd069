const UNITS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

/** Words that say a number, as part of a pattern: digits, or "twenty five". */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|(?:${Object.keys(UNITS).join('|')})(?: (?:${Object.keys(UNITS).join('|')}|of))*)`

const plus = (sum: number | null, word: string): number => {
  if (sum === null) return UNITS[word] ?? 0
  return word === 'hundred' ? sum * 100 : sum + (UNITS[word] ?? 0)
}

/** The number a few words say: digits, "ten", "twenty five", "a hundred"; null where they say none. */
export function readNumber(words: string): number | null {
  if (/^\d/.test(words)) return Number(words)
  const said = words.split(' ').filter((word) => word in UNITS)
  // "A ten mile ride" is ten miles, "a mile" is one.
  const counted = said.length > 1 ? said.filter((word) => word !== 'a' && word !== 'an') : said
  return counted.reduce<number | null>(plus, null)
}
