import type { FieldGuide, Guide } from '@bluffline/contract'
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

/** What an emergency is answered with, beside everything medical. */
const ALSO_URGENT: ReadonlySet<string> = new Set(['fire', 'flash-flood', 'missing-person', 'lost'])

/** Fetches what helps where somebody is hurt, lost or in water, before it is asked for: on a first visit the worker does not keep it yet. */
export async function fetchUrgentGuides(): Promise<void> {
  const urgent = (await readGuideList()).filter(({ id, section }) => section === 'medical' || ALSO_URGENT.has(id))
  await Promise.all(urgent.map(({ id }) => readGuide(id)))
}
