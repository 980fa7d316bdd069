import { listTrailLines, listTrails, trail, trailLines, type Trail } from '@bluffline/contract'
import { z } from 'zod'
import { defineSource } from '../catalog/catalog-source.ts'
import type { TrailLineRow } from '../db/rows.ts'

export const TRAILS = defineSource<Trail>({
  key: listTrails.path,
  store: 'trails',
  schema: trail,
})

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

export const TRAIL_LINES = defineSource<TrailLineRow>({
  key: listTrailLines.path,
  store: 'trailLines',
  schema: trailLines.shape.features.element,
  unwrap: (answer) => collection.parse(answer).features,
})
