import {
  campgroundCorrection,
  campgroundReport,
  type CampgroundCorrection,
  type CampgroundReport,
} from '@bluffline/contract'
import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'
import type { CampgroundNote } from './campground-note.ts'

export type NoteDraft =
  | { readonly noun: 'campground-reports'; readonly note: Omit<CampgroundReport, 'key' | 'writtenAt'> }
  | { readonly noun: 'campground-corrections'; readonly note: Omit<CampgroundCorrection, 'key' | 'writtenAt'> }

const TITLES = { 'campground-reports': 'Campground report', 'campground-corrections': 'Campground correction' } as const

/** How a note is kept on this device and sent from there. Throws where the browser keeps nothing. */
export function useWriteNote(): (draft: NoteDraft) => Promise<void> {
  const { clock } = usePorts()
  return async ({ noun, note }) => {
    const [key, nowMs] = [newKey(), clock.now()]
    const schema = noun === 'campground-reports' ? campgroundReport : campgroundCorrection
    const whole = schema.parse({ ...note, key, writtenAt: new Date(nowMs).toISOString() })
    const [database, { queueStores, queueWrite }] = await Promise.all([
      openDatabase(),
      import('../outbox/queue-write.ts'),
    ])
    await database.transaction('rw', [database.campgroundNotes, ...queueStores(database)], async () => {
      const { campgroundId } = whole
      await database.campgroundNotes.add({ key, campgroundId, noun, note: whole, state: 'waiting', receivedAt: null, problem: null }) // prettier-ignore
      const write = { noun, action: 'create', recordId: key, body: { ...whole }, title: TITLES[noun] } as const
      await queueWrite(database, write, { nowMs, newKey: () => key })
    })
    wakeSync()
  }
}

/** Takes a note off this device that the server did not want. */
export async function dropNote(key: string): Promise<void> {
  const database = await openDatabase()
  await database.transaction('rw', database.campgroundNotes, database.outbox, async () => {
    await database.campgroundNotes.delete(key)
    await database.outbox.where('key').equals(key).delete()
  })
}

/** What was said of a campground from this device, newest first. Empty where the browser keeps nothing. */
export function useNotes(campgroundId: string): readonly CampgroundNote[] {
  const [notes, setNotes] = useState<readonly CampgroundNote[]>([])
  useEffect(
    () =>
      watchOpened((database) => database.campgroundNotes.where('campgroundId').equals(campgroundId).toArray(), {
        onValue: (rows) => setNotes(rows.toSorted((a, b) => b.note.writtenAt.localeCompare(a.note.writtenAt))),
        onProblem: () => setNotes([]),
      }),
    [campgroundId],
  )
  return notes
}
