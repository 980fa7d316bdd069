import { z } from 'zod'
import { PLACE_GROUPS, type PlaceGroup } from '../layers/places.ts'
import { TILE_LAYERS, type Ground } from '../tiles/tile-layers.ts'

/** What the rider has chosen to see; kept on the device. */
export interface MapChoices {
  readonly ground: Ground
  readonly places: readonly PlaceGroup[]
  readonly tileLimitMb: number
}

export const FIRST_CHOICES: MapChoices = { ground: 'builtIn', places: ['parks'], tileLimitMb: 200 }
export const CHOICES_KEY = 'map-choices'
/** Between a day's ride and all of a long tour; a tile is about 20 kB. */
export const TILE_LIMITS_MB = { least: 50, most: 1000, step: 50 } as const

const stored = z.object({
  ground: z
    .enum(['builtIn', ...(Object.keys(TILE_LAYERS) as (keyof typeof TILE_LAYERS)[])])
    .catch(FIRST_CHOICES.ground),
  places: z
    .array(z.string())
    .transform((groups) => PLACE_GROUPS.filter((group) => groups.includes(group)))
    .catch([...FIRST_CHOICES.places]),
  tileLimitMb: z.number().min(TILE_LIMITS_MB.least).max(TILE_LIMITS_MB.most).catch(FIRST_CHOICES.tileLimitMb),
})

/** Reads what was stored; anything that is not ours falls back to the first choice, part by part. */
export function readChoices(text: string | null): MapChoices {
  try {
    return stored.catch({ ...FIRST_CHOICES, places: [...FIRST_CHOICES.places] }).parse(JSON.parse(text ?? 'null'))
  } catch {
    return FIRST_CHOICES
  }
}
