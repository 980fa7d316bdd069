import type { EpochMs, IsoDay } from '@bluffline/core'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Arkansas at a moment, wherever the phone's own clock stands. */
export const arkansasDay = (at: EpochMs): IsoDay => parts.format(at)
