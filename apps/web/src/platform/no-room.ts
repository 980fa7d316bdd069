const FULL = 'QuotaExceededError'

const nameOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : undefined

/** Whether a write failed because the device, or the browser's share of it, is full. A database wraps the reason into another error. */
export const isNoRoom = (problem: unknown): boolean =>
  nameOf(problem) === FULL ||
  (typeof problem === 'object' && problem !== null && 'inner' in problem && nameOf(problem.inner) === FULL)

/** A write that does not fit changes nothing of what was there. */
export const NO_ROOM =
  'This device has no room left. Empty the stored map and try again; what is here already is not touched.'
const NOTHING_KEPT = 'This browser does not let us keep anything on the device. A private window may be the reason.'

/** Why something could not be kept on the device, in the rider's words. */
export const refusalWords = (problem: unknown): string => (isNoRoom(problem) ? NO_ROOM : NOTHING_KEPT)
