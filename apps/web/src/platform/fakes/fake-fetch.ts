/** `'GET /api/trails'` → a value (sent as JSON with 200), a `Response`, or a function of the request that gives one. */
export type FakeRoutes = Readonly<Record<string, unknown>>

const asResponse = (value: unknown): Response =>
  value instanceof Response ? value.clone() : Response.json(value as object)

/** A `fetch` that answers from a table. What is not in the table is a 404, like on the real server. */
export function fakeFetch(routes: FakeRoutes, isOnline: () => boolean) {
  let table = routes
  const requests: string[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://bluffline.test'), init)
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname}${search}`)
    if (!isOnline()) throw new TypeError('Failed to fetch')
    const entry = table[`${request.method} ${pathname}${search}`] ?? table[`${request.method} ${pathname}`]
    if (entry === undefined) return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
    return asResponse(typeof entry === 'function' ? await (entry as (request: Request) => unknown)(request) : entry)
  }
  return { fetch: answer, requests, setRoutes: (next: FakeRoutes) => void (table = next) }
}
