import type { QueryClient } from '@tanstack/react-query'
import { openDatabase } from '../db/open-database.ts'
import type { TrailAnswer } from './use-trail.ts'
import { TRAILS } from './trail-sources.ts'

/** Keeps the line of a trail that was just looked at, so that a trail one saves opens with its line before all lines of the state have come. */
export async function keepLine(client: QueryClient, id: string): Promise<void> {
  const trail = client.getQueryData<TrailAnswer>([TRAILS.key, id])?.trail
  if (!trail?.geometry) return
  const { name, geometry } = trail
  const database = await openDatabase()
  await database.trailLines.put({ type: 'Feature', id, properties: { id, name }, geometry })
}
