import { ImportError } from './candidate.ts'

export interface Net {
  readonly fetch: typeof fetch
  /** Waits; tests do not. */
  readonly sleep: (delayMs: number) => Promise<void>
}

export const realNet: Net = {
  fetch: (...args) => fetch(...args),
  sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
}

const TRIES = 4
const FIRST_DELAY_MS = 1000
const TIMEOUT_MS = 120_000

type Tried = { readonly text: string } | { readonly why: string; readonly again: boolean; readonly delayMs?: number }

const looksLikeHtml = (text: string) => /^\s*<(!doctype html|html|head|body)/i.test(text)

const tryOnce = async (net: Net, url: string, init: RequestInit): Promise<Tried> => {
  try {
    const response = await net.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.ok)
      return looksLikeHtml(text) ? { why: 'it answered with a web page instead of data', again: true } : { text }
    const waitS = Number(response.headers.get('retry-after') ?? NaN)
    return {
      why: `it answered ${response.status} ${response.statusText}`.trim(),
      again: response.status >= 500 || response.status === 429,
      ...(waitS > 0 ? { delayMs: Math.min(waitS, 300) * 1000 } : {}),
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { why: cause instanceof Error ? cause.message : String(cause), again: true }
  }
}

/** Fetches text with a time limit, trying again with growing pauses when the service stumbles. @throws ImportError */
export const fetchText = async (net: Net, url: string, init: RequestInit = {}): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    const tried = await tryOnce(net, url, init)
    if ('text' in tried) return tried.text
    if (!tried.again || attempt === TRIES)
      throw new ImportError(`${new URL(url).host} could not be read: ${tried.why}.`)
    await net.sleep(tried.delayMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1))
  }
}

/** Fetches JSON; an answer that breaks off is asked for again. @throws ImportError */
export const fetchJson = async (net: Net, url: string, init: RequestInit = {}): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    const text = await fetchText(net, url, init)
    try {
      return JSON.parse(text)
    } catch {
      if (attempt === 2) throw new ImportError(`${new URL(url).host} sent no valid JSON (${text.length} characters).`)
      await net.sleep(FIRST_DELAY_MS)
    }
  }
}
