import type { Trip } from '../../../data/trips/trip.ts'
import { whenWords } from '../words.ts'

/** The plan in plain words, for somebody at home: what they would tell a deputy. */
export function shareWords(trip: Trip, trailNames: readonly string[]): string {
  const { party, machine, parking } = trip.details
  const lines: readonly (readonly [string, string])[] = [
    ['When', whenWords(trip)],
    ['Trails', trailNames.join('; ')],
    ['Who', party],
    ['Machine', machine],
    ['Parked at', parking],
    ['Notes', trip.description],
  ]
  const told = lines.filter(([, text]) => text.trim() !== '').map(([label, text]) => `${label}: ${text}`)
  return [trip.name, ...told].join('\n')
}
