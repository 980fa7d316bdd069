import type { Candidate } from './candidate.ts'

/** Candidates apart from the sentences that say why an entry is none. */
export const sift = (results: readonly (Candidate | string)[]) => ({
  candidates: results.filter((result) => typeof result !== 'string'),
  skipped: results.filter((result) => typeof result === 'string'),
})

/** The fields that say something: null means that the source is silent. */
export const stated = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
