/** The same value with every text that is `from` made `to`, in keys as well, however deep. Untouched parts stay the same objects. */
export function replaceId<T>(value: T, from: string, to: string): T {
  return replaced(value, from, to) as T
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) {
    const next = value.map((item) => replaced(item, from, to))
    return next.some((item, at) => item !== value[at]) ? next : value
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const next = entries.map(([key, item]) => [key === from ? to : key, replaced(item, from, to)] as const)
  const isSame = next.every(([key, item], at) => key === entries[at]?.[0] && item === entries[at][1])
  return isSame ? value : Object.fromEntries(next)
}

/** Whether the text occurs anywhere in the value. */
export const mentions = (value: unknown, id: string): boolean => replaced(value, id, `${id}\u0000`) !== value
