import type { Endpoint } from '@bluffline/contract'

type Strings = Readonly<Record<string, unknown>>

const encoded = (schema: Endpoint['query'], value: Strings): Strings =>
  schema ? (schema.encode(value) as Strings) : value

/** The address of a call: path parameters filled in, query appended, everything percent-encoded. */
export function addressOf(
  endpoint: Pick<Endpoint, 'path' | 'params' | 'query'>,
  input: { readonly params?: unknown; readonly query?: unknown },
): string {
  const params = encoded(endpoint.params, (input.params ?? {}) as Strings)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(encoded(endpoint.query, (input.query ?? {}) as Strings))) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
