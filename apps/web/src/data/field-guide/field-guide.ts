import type { FieldGuide, Guide } from '@bluffline/contract'
import { URGENT_GUIDE_IDS } from '@bluffline/core'
import { GUIDE_LIST, GUIDE_PAGES } from 'virtual:guides'

/** What a list of guides shows, and what finds one. */
export type ListedGuide = Pick<Guide, 'id' | 'section' | 'title' | 'summary' | 'keywords'>

/** One guide with every source it names. */
export interface GuidePage {
  readonly guide: Guide
  readonly sources: FieldGuide['sources']
}

/** Each guide ships with the app as a file of its own, which the worker keeps: all are there with no signal from the first visit on. */
export const readGuideList = async (): Promise<readonly ListedGuide[]> => (await GUIDE_LIST()).default

/** Null where there is no such guide. */
export async function readGuide(id: string): Promise<GuidePage | null> {
  const read = Object.hasOwn(GUIDE_PAGES, id) ? GUIDE_PAGES[id] : undefined
  return read ? (await read()).default : null
}

/** Fetches what an emergency may be answered with before it is asked for: on a first visit the worker does not keep it yet. */
export const fetchUrgentGuides = async (): Promise<void> => void (await Promise.all(URGENT_GUIDE_IDS.map(readGuide)))
