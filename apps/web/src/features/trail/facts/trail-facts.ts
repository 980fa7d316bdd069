import { formatGrouped, METRES_PER_FOOT } from '@bluffline/core'
import type { Dispute, Trail } from '@bluffline/contract'
import { isMotorUse, USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { DIFFICULTY_WORDS, FEATURE_WORDS, writeMiles } from '../../../data/trails/trail-words.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  /** Null where no source says it. */
  readonly value: string | null
  readonly notes: readonly string[]
  readonly dispute: Dispute | null
  /** Weaker than the rest of the record: only remembered. */
  readonly recalled: boolean
}

/** A stated and a mapped length closer than this are the same length, measured twice. */
const SAME_LENGTH = 0.05

/** `$3`, `$3.50`, `No fee`. */
export function writeFee(feeUsd: number): string {
  if (feeUsd === 0) return 'No fee'
  return `$${Number.isInteger(feeUsd) ? feeUsd : feeUsd.toFixed(2)}`
}

const rootOf = (field: string): string => /^[\w]+/.exec(field)?.[0] ?? field

/** The dispute about one field of the record, or about a part of that field. */
const disputeOf = (trail: Pick<Trail, 'disputes'>, field: string): Dispute | null =>
  trail.disputes.find((d) => rootOf(d.field) === field) ?? null

type Words = Pick<Fact, 'value'> & Partial<Pick<Fact, 'notes'>>

function lengthWords({ lengthMiles, mappedMiles }: Trail): Words {
  if (lengthMiles === null && mappedMiles === null) return { value: null }
  if (lengthMiles === null)
    return { value: `${writeMiles(mappedMiles ?? 0)} as mapped`, notes: ['No source states a length.'] }
  if (mappedMiles === null) return { value: writeMiles(lengthMiles), notes: ['We hold no line to measure it by.'] }
  const same = Math.abs(lengthMiles - mappedMiles) <= Math.max(0.1, SAME_LENGTH * lengthMiles)
  if (same) return { value: writeMiles(lengthMiles) }
  return {
    value: `${writeMiles(lengthMiles)} stated, ${writeMiles(mappedMiles)} mapped`,
    notes: ['The line we hold and the stated length differ: the line may be incomplete, or sources count differently.'],
  }
}

function usesWords({ uses, unknownUses }: Trail): Words {
  const unknown = unknownUses.map((use) => USE_WORDS[use].label)
  const notes = unknown.length === 0 ? [] : [`No source says whether these may use it: ${unknown.join(', ')}.`]
  return { value: uses.map((use) => USE_WORDS[use].label).join(' · '), notes }
}

function feeWords({ feeUsd, feeNote }: Trail): Words {
  if (feeUsd !== null) return { value: writeFee(feeUsd), notes: feeNote === null ? [] : [feeNote] }
  return { value: feeNote }
}

const loopWords = (loop: boolean | null): Words => {
  if (loop === null) return { value: null }
  return { value: loop ? 'Yes' : 'No' }
}

const feet = (value: number): string => `${formatGrouped(Math.round(value))} ft`

function widthWords({ widthLimitInches }: Trail): Words {
  if (widthLimitInches !== null) return { value: `${widthLimitInches} in or narrower` }
  return { value: null, notes: ['No source states a width limit.'] }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function gainWords({ elevationGainFt }: Trail, measuredGainM: number | null): Words {
  if (elevationGainFt !== null) return { value: feet(elevationGainFt) }
  return {
    value: measuredGainM === null ? null : `${feet(measuredGainM / METRES_PER_FOOT)} as measured along the line`,
  }
}

/**
 * The facts of a trail as rows, in the order a rider asks. Season and permits have sections of their own.
 * `measuredGainM` is the climb along the line, null where the line carries no elevation.
 */
export function trailFacts(trail: Trail, measuredGainM: number | null = null): readonly Fact[] {
  const row = (id: keyof Trail, label: string, words: Words): Fact => ({
    id,
    label,
    value: words.value,
    notes: words.notes ?? [],
    dispute: disputeOf(trail, id),
    recalled: trail.recalledFields.some((field) => rootOf(field) === id),
  })
  const { difficulty, surface, features, officialId } = trail
  return [
    row('lengthMiles', 'Length', lengthWords(trail)),
    row('difficulty', 'Difficulty', { value: difficulty === null ? null : DIFFICULTY_WORDS[difficulty] }),
    row('uses', 'Open to', usesWords(trail)),
    ...(trail.uses.some(isMotorUse) ? [row('widthLimitInches', 'Width limit', widthWords(trail))] : []),
    row('loop', 'Loop', loopWords(trail.loop)),
    row('surface', 'Surface', { value: surface === null ? null : capital(surface) }),
    row('elevationGainFt', 'Elevation gain', gainWords(trail, measuredGainM)),
    row('feeUsd', 'Fee', feeWords(trail)),
    row('features', 'Features', {
      value: features.length === 0 ? null : features.map((f) => FEATURE_WORDS[f]).join(' · '),
    }),
    ...(officialId === null ? [] : [row('officialId', 'Official number', { value: officialId })]),
  ]
}

/** Whom to ask for what we do not know. We print no number that no source gives. */
export const whomToAsk = ({ manager }: Pick<Trail, 'manager'>): string =>
  manager === null ? 'No source names a manager to ask.' : `Ask ${manager}.`
