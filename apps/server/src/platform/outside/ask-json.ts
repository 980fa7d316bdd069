import type { ServiceProblem } from '@bluffline/contract'
import type { z } from 'zod'

/** What a service outside answered, or why it said nothing. `waitS`: so long it asks to be left alone. */
export type OutsideAnswer<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: OutsideProblem; readonly waitS: number | null }
export type OutsideProblem = Exclude<ServiceProblem, 'off'>

const MOST_BYTES = 16_000_000
const MOST_WAIT_S = 6 * 3600

export const failedOutside = (
  problem: OutsideProblem,
  waitS: number | null = null,
): Extract<OutsideAnswer<never>, { ok: false }> => ({ ok: false, problem, waitS })

/** `Retry-After` in seconds or as a date; null where it is neither. */
const waitOf = (header: string | null, nowMs: number): number | null => {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MOST_WAIT_S) : null
}

const refusalOf = (response: Response, nowMs: number) => {
  const waitS = waitOf(response.headers.get('retry-after'), nowMs)
  if (response.status === 429) return failedOutside('busy', waitS)
  if (response.status >= 500) return failedOutside('unreachable', waitS)
  if (response.status === 404) return failedOutside('missing')
  return failedOutside('refused', waitS)
}

/** The body as text, or null where it is larger than such an answer can be. */
async function textOf(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export interface OutsideParts {
  readonly fetch: typeof fetch
  readonly userAgent: string
  readonly nowMs: () => number
  readonly timeoutMs: number
}

/** Asks by GET. It answers, and never throws: 404 is `missing`, 403 `refused`, 429 `busy`, 5xx and silence `unreachable` or `slow`. */
export async function askText(
  parts: OutsideParts,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OutsideAnswer<string>> {
  const signal = AbortSignal.timeout(parts.timeoutMs)
  try {
    const response = await parts.fetch(url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', ...headers, 'user-agent': parts.userAgent },
    })
    if (!response.ok) return refusalOf(response, parts.nowMs())
    const text = await textOf(response)
    return text === null ? failedOutside('unreadable') : { ok: true, value: text }
  } catch {
    return failedOutside(signal.aborted ? 'slow' : 'unreachable')
  }
}

/** The same for a JSON document. */
export async function askJson(...question: Parameters<typeof askText>): Promise<OutsideAnswer<unknown>> {
  const text = await askText(...question)
  return text.ok ? readJson(text.value) : text
}

/** `unreadable` where the text broke off or is no JSON. */
function readJson(text: string): OutsideAnswer<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return failedOutside('unreadable')
  }
}

/** Checks the shape of an answer and turns it into ours; `unreadable` where the service has changed it. */
export function readAnswer<S extends z.ZodType, V>(
  answer: OutsideAnswer<unknown>,
  schema: S,
  turn: (value: z.output<S>) => V,
): OutsideAnswer<V> {
  if (!answer.ok) return answer
  const result = schema.safeParse(answer.value)
  return result.success ? { ok: true, value: turn(result.data) } : failedOutside('unreadable')
}
