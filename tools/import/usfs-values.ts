// How the Forest Service writes things: field names in any letter case, "N/A" and blanks for nothing, "MM/DD-MM/DD" for seasons.

export type Attributes = (name: string) => string | null

/** Reads a field whatever the case of its name; blank, "N/A" and null are null. */
export const attributesOf = (properties: Readonly<Record<string, unknown>> | null): Attributes => {
  const byName = new Map(Object.entries(properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => {
    const value = byName.get(name.toLowerCase())
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return text === '' || /^(n\/?a|none|null|unknown)$/i.test(text) ? null : text
  }
}

/** "01/01-12/31" as the catalogue's season; null where the text is no such range. More than one range is a window each. */
export const seasonOf = (text: string | null, sourceId: string) => {
  const ranges = (text ?? '').split(/[,;]/).map((range) => /^\s*(\d\d)\/(\d\d)\s*-\s*(\d\d)\/(\d\d)\s*$/.exec(range))
  if (text === null || ranges.some((range) => range === null)) return null
  const numbers = ranges.map((range) => (range ?? []).slice(1, 5).map(Number))
  if (
    numbers.some(
      ([month = 0, day = 0, toMonth = 0, toDay = 0]) => Math.max(month, toMonth) > 12 || Math.max(day, toDay) > 31,
    )
  )
    return null
  const sources = [sourceId]
  const isAllYear = numbers.some(
    ([month, day, toMonth, toDay]) => month === 1 && day === 1 && toMonth === 12 && toDay === 31,
  )
  if (isAllYear) return { kind: 'yearRound', windows: [], mayCloseWhen: null, sources }
  const reading = (month = 0, day = 0) => [{ day: { kind: 'date', month, day }, source: sourceId }]
  const windows = numbers.map(([month, day, toMonth, toDay]) => ({
    label: 'the season on the Motor Vehicle Use Map',
    opens: reading(month, day),
    closes: reading(toMonth, toDay),
    certainty: 'stated',
  }))
  return { kind: 'windows', windows, mayCloseWhen: null, sources }
}

const SMALL_WORDS = new Set(['of', 'the', 'and', 'to', 'at', 'in'])

/** "SPRING LAKE ROAD" as a person writes it. A name that is not all capitals stays. */
export const readableName = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/[a-z0-9']+/g, (word, at: number) =>
          at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
        .replace(/\b(Ohv|Atv|Fr|Fs|Cr)\b/g, (word) => word.toUpperCase())
    : name

/** "NAT - NATIVE MATERIAL" → "native material". */
export const surfaceOf = (text: string | null): string | null =>
  text?.replace(/^[A-Z]{2,4}\s*-\s*/, '').toLowerCase() ?? null
