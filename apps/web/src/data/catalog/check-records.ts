import type { z } from 'zod'

/** Longer than this at a stretch, and a phone's screen stutters. */
const STRETCH_MS = 8

/** Lets the browser draw and listen; not slowed down like a chain of timeouts. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Checks a list record by record, with pauses: a schema over the whole answer would hold up a phone for a fifth of a second.
 * `onBad` decides what becomes of a record that does not fit: an error, or nothing.
 */
export async function checkRecords<T>(
  schema: z.ZodType<T>,
  rows: readonly unknown[],
  onBad: (error: z.ZodError) => void,
): Promise<readonly T[]> {
  const records: T[] = []
  let begun = performance.now()
  for (const row of rows) {
    const result = schema.safeParse(row)
    if (result.success) records.push(result.data)
    else onBad(result.error)
    if (performance.now() - begun > STRETCH_MS) {
      await breathe()
      begun = performance.now()
    }
  }
  return records
}
