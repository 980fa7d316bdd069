import { metres, type GraphTrail, type Position, type TrailUse } from '@bluffline/core'
import type { Course } from './course.ts'

/** Trails this near the route may be taken by mistake. */
export const SURROUNDINGS_M = metres(1000)

interface TrailRoute {
  readonly trailId: string
  readonly name: string
  readonly line: readonly Position[]
  readonly use: TrailUse
  readonly surroundings: readonly GraphTrail[]
}

const addressOf = (trailId: string): string => `/navigate/${trailId}`

/** A trail as it is mapped, from its first place to its last. */
export const courseOfTrail = ({ trailId, ...route }: TrailRoute): Course => ({
  kind: 'trail',
  address: addressOf(trailId),
  trailId,
  ...route,
})

/** A loop that was planned from a trail; its page is the trail's. */
export const courseOfLoop = (route: TrailRoute): Course => ({ ...courseOfTrail(route), kind: 'loop' })

export const FILE_ADDRESS = '/navigate/file'

/** A line out of a file. It stands alone: nobody knows whether it follows mapped trails, so its own bends are told. */
export const courseOfFile = (name: string, line: readonly Position[], use: TrailUse): Course => ({
  kind: 'file',
  name,
  address: FILE_ADDRESS,
  line,
  use,
  trailId: null,
  surroundings: [],
})

/** The same way from its end to its start. */
export const reversedCourse = (course: Course): Course => ({ ...course, line: course.line.toReversed() })
