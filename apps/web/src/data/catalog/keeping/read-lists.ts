import { epochMs } from '@bluffline/core'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from '../../places/place-sources.ts'
import { TRAIL_LINES, TRAILS } from '../../trails/trail-sources.ts'
import type { CatalogSource, Identified } from '../catalog-source.ts'
import { recordsOf } from '../records-of.ts'
import { writeRows } from './write-rows.ts'

/** What the worker is asked: to read and keep every list but these, which the page has kept itself. */
export interface KeeperJob {
  readonly but: readonly string[]
}

const read = async <T extends Identified>(source: CatalogSource<T>, send: typeof fetch): Promise<void> => {
  // Asked of the server itself: an answer the browser kept would be told as of today.
  const answer = await send(source.key, { headers: { accept: 'application/json' }, cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${source.key} answered ${answer.status}`)
  const rows = await recordsOf(source, await answer.json())
  await writeRows({ key: source.key, store: source.store, rows, fetchedAt: epochMs(Date.now()) })
}

const readOf = <T extends Identified>(source: CatalogSource<T>) => ({
  key: source.key,
  run: (send: typeof fetch) => read(source, send),
})

/** In the order in which a rider needs them; one that fails leaves the copy as it was and the others their turn. */
const READS = [
  readOf(TRAILS),
  readOf(TRAIL_LINES),
  readOf(PARKS),
  readOf(CAMPGROUNDS),
  readOf(WMAS),
  readOf(WATERWAYS),
  readOf(ACCESS_POINTS),
]

/** Settles when the lists are on the device; throws where one of them did not come or could not be kept. */
export async function readLists({ but }: KeeperJob, send: typeof fetch): Promise<void> {
  let failures = 0
  for (const { key, run } of READS) if (!but.includes(key)) await run(send).catch(() => (failures += 1))
  if (failures > 0) throw new Error(`${failures} of the lists were not kept`)
}
