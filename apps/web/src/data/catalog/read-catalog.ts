import type { HttpPort } from '../../platform/http.ts'
import type { Ports } from '../../platform/ports.ts'
import { keepCopy, readCopy, type CatalogAnswer } from './catalog-copy.ts'
import type { CatalogSource, Identified } from './catalog-source.ts'
import { recordsOf } from './records-of.ts'

/** With one bar of signal a request hangs for minutes: after this the copy is shown, and replaced when the answer comes. */
export const PATIENCE_MS = 4000

export interface Reading<T> {
  readonly ports: { readonly http: Pick<HttpPort, 'read'>; readonly clock: Pick<Ports['clock'], 'now'> }
  readonly signal: AbortSignal
  /** The server's answer, when it comes after the copy was given. */
  readonly onLate: (answer: CatalogAnswer<T>) => void
  readonly patienceMs?: number
}

async function fetchFresh<T extends Identified>(source: CatalogSource<T>, reading: Reading<T>) {
  const { http, clock } = reading.ports
  const body = await http.read([source.key], { signal: reading.signal })
  const answer: CatalogAnswer<T> = {
    records: await recordsOf(source, body),
    fromCache: false,
    fetchedAt: clock.now(),
  }
  keepCopy(source, answer)
  return answer
}

/** The copy once patience is over; never, where there is none. */
const impatient = <T extends Identified>(source: CatalogSource<T>, patienceMs: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<CatalogAnswer<T>>((resolve) => {
    timer = setTimeout(() => void readCopy(source).then((copy) => copy && resolve(copy)), patienceMs)
  })
  return { answer, stop: () => clearTimeout(timer) }
}

/** The list from the server; where that fails or takes too long, the device's copy; where there is none, the error. */
export async function readCatalog<T extends Identified>(
  source: CatalogSource<T>,
  reading: Reading<T>,
): Promise<CatalogAnswer<T>> {
  const fresh = fetchFresh(source, reading)
  const waiting = impatient(source, reading.patienceMs ?? PATIENCE_MS)
  try {
    const first = await Promise.race([fresh, waiting.answer])
    if (first.fromCache) fresh.then(reading.onLate, () => undefined)
    return first
  } catch (error) {
    const copy = await readCopy(source)
    if (copy === null) throw error
    return copy
  } finally {
    waiting.stop()
  }
}
