import type { SYNCED, BodyOf } from '@bluffline/contract'
import { usePorts } from '../../platform/ports.ts'
import type { KeptRow } from '../db/rows.ts'
import { useOwnRows, writeOwnRecord, type OwnWrite } from '../outbox/own-records.ts'

export type ReviewBody = Required<BodyOf<(typeof SYNCED)['campground-reviews']['create']>>
export type WatchBody = Required<BodyOf<(typeof SYNCED)['campground-watches']['create']>>

/** A rider's review of a campground, as this device has it. Its id is the campground's. */
export type MyReview = KeptRow & ReviewBody
/** A stay a rider waits for. */
export type MyWatch = KeptRow & WatchBody

const STORES = { 'campground-reviews': 'campgroundReviews', 'campground-watches': 'campgroundWatches' } as const

const write = (wanted: Omit<OwnWrite, 'store' | 'noun'> & { readonly noun: keyof typeof STORES }, nowMs: number) =>
  writeOwnRecord({ ...wanted, store: STORES[wanted.noun] }, nowMs)

/** The rider's own review of a campground: kept on the device, sent when there is a network. */
export function useMyReview(campgroundId: string, campgroundName: string) {
  const { clock } = usePorts()
  const { rows } = useOwnRows<MyReview>('campgroundReviews')
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
  const { rows } = useOwnRows<MyWatch>('campgroundWatches')
  const noun = 'campground-watches'
  return {
    watches: rows,
    add: (body: WatchBody, name: string) =>
      write({ noun, action: 'create', id: null, body, title: `Watch: ${name}` }, clock.now()),
    remove: (id: string, name: string) =>
      write({ noun, action: 'remove', id, body: {}, title: `No longer watched: ${name}` }, clock.now()),
  }
}
