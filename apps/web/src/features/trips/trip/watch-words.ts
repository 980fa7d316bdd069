import { epochMs, type WatchStage } from '@bluffline/core'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { clockTime } from '../../../data/today/arkansas-time.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import type { WatchState } from '../../../data/trips/use-watch.ts'

const moment = (ms: number): string => {
  const at = epochMs(ms)
  return `${clockTime(at)} on ${writePartialDay(arkansasDay(at)).replace(/, \d{4}$/, '')}`
}

const told = (atMs: number | null): string => (atMs === null ? '' : ` at ${moment(atMs)}`)

const STAGE_WORDS: Readonly<Record<WatchStage, (atMs: number | null) => string>> = {
  planned: (atMs) => `The server watches. If you are not back, your contacts are told${told(atMs)}.`,
  underWay: (atMs) => `The server watches. If you are not back, your contacts are told${told(atMs)}.`,
  riderWarned: (atMs) => `You are overdue and were asked. Your contacts are told${told(atMs)}.`,
  contactsWarned: (atMs) => `Your contacts were told${told(atMs)} that you are not back.`,
  checkedIn: () => 'The server knows that you are back. Whoever was told knows it too.',
  closed: () => 'The server no longer watches for this trip.',
}

/** How a watch stands, in a sentence that is true: what the server said, or that it has not said anything. */
export function watchWords({ waiting, stage, contactsAtMs, isFresh }: WatchState): string {
  const said = stage === null ? null : STAGE_WORDS[stage](contactsAtMs)
  if (waiting?.isRefused) return `The server does not take it: ${waiting.problem ?? 'no reason given'}`
  if (waiting !== null) {
    const not =
      said === null ? 'Nobody watches yet: the plan waits for a network.' : 'The last change waits for a network.'
    return said === null ? not : `${not} Before it: ${said}`
  }
  if (said === null) return 'Nobody watches yet: the server has not answered.'
  return isFresh ? said : `${said} That was the last word from the server.`
}

/** Whether there is somebody out there whom the watch still waits for. */
export const isWatched = ({ stage }: Pick<WatchState, 'stage'>): boolean => stage !== 'checkedIn' && stage !== 'closed'
