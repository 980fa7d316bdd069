import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import type { Trail } from '@bluffline/contract'

interface Route {
  readonly path: string
  readonly title: string
}

const CELLS = /^\| `([^`]+)`\s*\| ([^|]+?)\s*\|/

const rows = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, path, title] = CELLS.exec(line) ?? []
    return path === undefined || title === undefined ? [] : [{ path, title }]
  })

/** Every page of the app, from the route document; redirects and the catch-all are left out. */
export const PAGES: readonly Route[] = rows.filter(({ path, title }) => path !== '*' && !title.startsWith('→'))

/** A trail that has a line, so that its page shows everything there is. */
export const mappedTrail = async (request: APIRequestContext): Promise<Trail> => {
  const trails = (await (await request.get('/api/trails')).json()) as Trail[]
  const trail = trails.find(({ mappedMiles, uses }) => mappedMiles !== null && uses.includes('utv'))
  if (trail === undefined) throw new Error('the catalogue has no UTV trail with a line')
  return trail
}

/** The address of a page, its parameters filled in. */
export const addressOf = (path: string, trail: Pick<Trail, 'id'>): string =>
  path
    .replace(':trailId', trail.id)
    .replace(':guideId', 'rollover')
    .replace(':waterwayId', 'mulberry-above-hwy-23')
    .replace('/campgrounds/:id', '/campgrounds/queen-wilhelmina-state-park')
