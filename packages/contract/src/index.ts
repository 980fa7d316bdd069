export type { Dispute, Region } from './catalog/source.ts'
export { arkansasPosition, confidence, dispute, region, REGIONS, slug, source, sources } from './catalog/source.ts'
export type { Trail, TrailDetail, TrailLine } from './catalog/trail.ts'
export { DIFFICULTIES, season, trail, TRAIL_FEATURES, trailDetail, trailLine } from './catalog/trail.ts'
