import type { SYNCED, BodyOf } from '@bluffline/contract'
import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import type { KeptRow } from '../db/rows.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'

export type ReviewBody = Required<BodyOf<(typeof SYNCED)['campground-reviews']['create']>>
export type WatchBody = Required<BodyOf<(typeof SYNCED)['campground-watches']['create']>>

/** A rider's review of a campground, as this device has it. Its id is the campground's. */
export type MyReview = KeptRow & ReviewBody
/** A stay a rider waits for. */
export type MyWatch = KeptRow & WatchBody

const parts = () => Promise.all([openDatabase(), import('../outbox/queue-write.ts'), import('../outbox/outbox-row.ts')])

interface Wanted {
  readonly noun: 'campground-reviews' | 'campground-watches'
  readonly action: 'create' | 'change' | 'remove'
  readonly id: string | null
  readonly body: Readonly<Record<string, unknown>>
  readonly title: string
}

const STORES = { 'campground-reviews': 'campgroundReviews', 'campground-watches': 'campgroundWatches' } as const

async function write({ noun, action, id, body, title }: Wanted, nowMs: number): Promise<void> {
  const [database, { queueStores, queueWrite }, { temporaryId }] = await parts()
  const table = database[STORES[noun]]
  const recordId = id ?? temporaryId(nowMs, newKey())
  await database.transaction('rw', [table, ...queueStores(database)], async () => {
    if (action === 'remove') await table.delete(recordId)
    else await table.put({ ...(await table.get(recordId)), ...body, id: recordId })
    await queueWrite(database, { noun, action, recordId, body, title }, { nowMs, newKey })
  })
  wakeSync()
}

interface Row<T> {
  /** Undefined until the device has answered. */
  readonly rows: readonly T[] | undefined
}

function useRows<T extends KeptRow>(store: 'campgroundReviews' | 'campgroundWatches'): Row<T> {
  const [rows, setRows] = useState<readonly T[] | undefined>(undefined)
  useEffect(
    () =>
      watchOpened((database) => database[store].toArray(), {
        // Written by this file and by the sync, both after the schema of the noun.
        onValue: (found) => setRows(found as unknown as readonly T[]),
        onProblem: () => setRows([]),
      }),
    [store],
  )
  return { rows }
}

/** The rider's own review of a campground: kept on the device, sent when there is a network. */
export function useMyReview(campgroundId: string, campgroundName: string) {
  const { clock } = usePorts()
  const { rows } = useRows<MyReview>('campgroundReviews')
  const review = rows?.find(({ id }) => id === campgroundId)
  const about = { noun: 'campground-reviews', id: campgroundId } as const
  return {
    isReady: rows !== undefined,
    review,
    save: (body: Omit<ReviewBody, 'campgroundId'>) => {
      const action = review === undefined ? 'create' : 'change'
      const whole = action === 'create' ? { ...body, campgroundId } : body
      return write({ ...about, action, body: whole, title: `Review: ${campgroundName}` }, clock.now())
    },
    remove: () =>
      write({ ...about, action: 'remove', body: {}, title: `Review deleted: ${campgroundName}` }, clock.now()),
  }
}

/** The stays the rider waits for. */
export function useMyWatches() {
  const { clock } = usePorts()
  const { rows } = useRows<MyWatch>('campgroundWatches')
  const noun = 'campground-watches'
  return {
    watches: rows,
    add: (body: WatchBody, name: string) =>
      write({ noun, action: 'create', id: null, body, title: `Watch: ${name}` }, clock.now()),
    remove: (id: string, name: string) =>
      write({ noun, action: 'remove', id, body: {}, title: `No longer watched: ${name}` }, clock.now()),
  }
}
