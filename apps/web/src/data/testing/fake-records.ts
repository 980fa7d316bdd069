interface Kept {
  readonly noun: string
  readonly record: Record<string, unknown> & { id: string; revision: number; deletedAt: string | null }
}

const json = (status: number, body: object) => Response.json(body, { status })
const at = '2026-06-15T12:00:00.000Z'

const DEFAULTS: Readonly<Record<string, object>> = { trips: { status: 'planned' }, 'trip-plans': { status: 'active' } }

const ID_FROM: Readonly<Record<string, string>> = {
  'saved-trails': 'trailId',
  'ride-photos': 'photoId',
  settings: 'key',
}
const NOUNS = ['saved-trails', 'waypoints', 'trips', 'trip-plans', 'rides', 'ride-photos', 'settings']
const EMPTY = {
  currentRecommendations: null,
  activeTripPlan: null,
  recentRecommendedTrails: [],
  tripPlannerHistory: [],
  navigationContext: null,
}

const byRevision = (a: Kept, b: Kept) => a.record.revision - b.record.revision

const routesFor = (write: (request: Request) => unknown, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, write]))

/** The records themselves, each with its revision. */
function shelf() {
  const kept = new Map<string, Kept>()
  let revision = 0
  const keep = (noun: string, id: string, fields: { deletedAt: string | null }): Kept['record'] => {
    revision += 1
    const record = { ...fields, id, revision, createdAt: at, updatedAt: at }
    kept.set(`${noun}/${id}`, { noun, record })
    return record
  }
  return {
    kept,
    revision: () => revision,
    put: (noun: string, id: string, fields: object) => keep(noun, id, { ...fields, deletedAt: null }),
    remove: (noun: string, id: string) => keep(noun, id, { deletedAt: at }),
  }
}

/** A server of records, as far as one device can tell: keys, revisions, conflicts and the feed of changes. */
export function fakeRecords() {
  const { kept, revision, put, remove } = shelf()
  const answers = new Map<string, object>()
  const writes: string[] = []
  let number = 0
  const create = (noun: string, body: Record<string, unknown>): Response => {
    const given = body[ID_FROM[noun] ?? '']
    const id = typeof given === 'string' ? given : `${noun}-${(number += 1)}`
    const current = kept.get(`${noun}/${id}`)?.record
    if (current?.deletedAt === null) return json(409, { code: 'conflict', message: 'It exists.', current })
    return json(201, put(noun, id, { ...DEFAULTS[noun], ...body }))
  }
  const write = async (request: Request): Promise<Response> => {
    const [, , noun = '', id = ''] = new URL(request.url).pathname.split('/')
    const body = request.method === 'DELETE' ? {} : ((await request.json()) as Record<string, unknown>)
    const key = request.headers.get('idempotency-key') ?? ''
    if (answers.has(key)) return json(200, answers.get(key) ?? {})
    writes.push(`${request.method} ${noun}${id === '' ? '' : `/${id}`} ${JSON.stringify(body)}`)
    const answer = request.method === 'POST' ? create(noun, body) : changed(request, [noun, id], body)
    if (answer.ok) answers.set(key, (await answer.clone().json()) as object)
    return answer
  }
  const changed = (request: Request, [noun, id]: readonly [string, string], body: object): Response => {
    const there = kept.get(`${noun}/${id}`)?.record
    if (!there) return json(404, { code: 'not_found', message: 'There is no such record.' })
    const base = request.headers.get('if-match')
    if (base !== null && base !== `"${there.revision}"`)
      return json(409, { code: 'conflict', message: 'It was changed.', current: there })
    return json(200, request.method === 'DELETE' ? remove(noun, id) : put(noun, id, { ...there, ...body }))
  }
  const changes = (request: Request) => {
    const since = Number(new URL(request.url).searchParams.get('since') ?? 0)
    const newer = [...kept.values()].filter(({ record }) => record.revision > since).sort(byRevision)
    const listed = newer.map(({ noun, record: { track: _track, image: _image, ...record } }) => ({ noun, record }))
    return { changes: listed, revision: revision(), more: false }
  }
  return {
    writes,
    put,
    remove,
    live: (noun: string) =>
      [...kept.values()]
        .filter((one) => one.noun === noun && one.record.deletedAt === null)
        .map(({ record }) => record),
    /** Answers of this server; `ids`: records that are changed or deleted by address. */
    routes: (ids: readonly string[] = []): Record<string, (request: Request) => unknown> => ({
      ...routesFor(
        write,
        NOUNS.map((noun) => `POST /api/${noun}`),
      ),
      ...routesFor(
        write,
        ids.flatMap((id) => [`PATCH /api/${id}`, `DELETE /api/${id}`]),
      ),
      'GET /api/changes': changes,
      'GET /api/trip-context': () => ({ ...EMPTY, revision: 0, updatedAt: null }),
    }),
  }
}
