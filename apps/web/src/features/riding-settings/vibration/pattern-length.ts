/** Whole length of a pattern in milliseconds, pauses included. */
export const hapticLengthMs = (pattern: readonly number[]): number => pattern.reduce((sum, ms) => sum + ms, 0)
