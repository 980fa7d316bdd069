import { getTrail, getTrailGpx, listTrailLines, listTrails } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { TrailService } from './service.ts'

export const trailRoutes = (service: TrailService): readonly Implementation[] => [
  implement(listTrails, ({ query }) => service.list(query)),
  implement(getTrail, ({ params }) => service.get(params.id)),
  implement(getTrailGpx, ({ params }) => service.gpx(params.id)),
  implement(listTrailLines, () => service.lines()),
]
