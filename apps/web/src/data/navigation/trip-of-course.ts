import { buildTrailGraph, resumeTrip, startTrip, type SavedTrip, type Trip, type TripOptions } from '@bluffline/core'
import { travelOf, type Course } from './course.ts'

const optionsOf = ({ name, use, surroundings }: Course): TripOptions => ({
  name,
  travel: travelOf(use),
  units: 'imperial',
  graph: surroundings.length > 0 ? buildTrailGraph(surroundings) : undefined,
})

/** A trip along a course, from its beginning or from where it was saved. */
export const tripOfCourse = (course: Course, saved: SavedTrip | null = null): Trip =>
  saved === null ? startTrip(course.line, optionsOf(course)) : resumeTrip(course.line, optionsOf(course), saved)
