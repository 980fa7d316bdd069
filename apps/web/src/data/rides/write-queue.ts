import type { RideEvent } from '@bluffline/core'
import type { RideRow } from './ride-rows.ts'
import type { RideStore } from './ride-store.ts'

type Write =
  | { readonly how: 'begin'; readonly row: RideRow; readonly event: RideEvent }
  | { readonly how: 'append' | 'end' | 'reopen'; readonly rideId: string; readonly event: RideEvent }

export interface WriteQueue {
  /** Resolves when this and everything before it was tried. */
  readonly put: (write: Write) => Promise<void>
  /** Tries what the disk refused once more. */
  readonly flush: () => Promise<void>
}

/**
 * Writes one after the other, in the order of the calls. What the disk refuses is kept in memory and tried again, before anything newer,
 * with the next call: room that is made in the middle of a ride saves all of it.
 */
export function createWriteQueue(store: RideStore, onUnsaved: (isUnsaved: boolean) => void): WriteQueue {
  const waiting: Write[] = []
  let running: Promise<void> | null = null

  const writeNext = async (next: Write): Promise<number> => {
    if (next.how === 'begin') await store.begin(next.row, next.event)
    else if (next.how !== 'append') await store[next.how](next.rideId, next.event)
    else {
      const batch = appendsOf(waiting, next.rideId)
      await store.append(next.rideId, batch)
      return batch.length
    }
    return 1
  }
  const writeAll = async () => {
    try {
      for (let next = waiting[0]; next; next = waiting[0]) waiting.splice(0, await writeNext(next))
      onUnsaved(false)
    } catch {
      onUnsaved(true)
    }
  }
  const flush = () => {
    running ??= writeAll().finally(() => (running = null))
    return running
  }
  return { flush, put: (write) => (waiting.push(write), flush()) }
}

/** The events at the head of the queue that can go to the disk in one go. */
const appendsOf = (waiting: readonly Write[], rideId: string): RideEvent[] => {
  const end = waiting.findIndex((write) => write.how !== 'append' || write.rideId !== rideId)
  return waiting.slice(0, end < 0 ? waiting.length : end).map(({ event }) => event)
}
