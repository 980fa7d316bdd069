import { sunHeightDeg, SUNSET_DEG, type EpochMs, type Position } from '@bluffline/core'

/** Whether the sun is up there and then. */
export const isDaylight = (place: Position, atMs: EpochMs): boolean => sunHeightDeg(place, atMs) > SUNSET_DEG
