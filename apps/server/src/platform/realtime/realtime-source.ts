/** Asks a service of OpenAI's realtime kind for short-lived keys. */
export interface RealtimeSource {
  /** Where a browser sends its SDP offer. */
  readonly callsUrl: string
  readonly model: string
  /** A key for one session; null where the service gave none. */
  readonly secret: (wish: { readonly voice: string; readonly instructions: string }) => Promise<string | null>
}

interface Options {
  readonly fetch: typeof fetch
  /** Such as `https://api.openai.com/v1`. */
  readonly base: string
  readonly apiKey: string
  readonly model: string
}

const TIMEOUT_MS = 10_000

const valueOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null
  const { value } = answer as { readonly value?: unknown }
  return typeof value === 'string' && value !== '' ? value : null
}

export function createRealtimeSource({ fetch: send, base, apiKey, model }: Options): RealtimeSource {
  const address = base.replace(/\/+$/, '')
  return {
    callsUrl: `${address}/realtime/calls`,
    model,
    secret: async ({ voice, instructions }) => {
      const session = {
        type: 'realtime',
        model,
        instructions,
        audio: { input: { transcription: { model: 'gpt-4o-mini-transcribe', language: 'en' } }, output: { voice } },
      }
      try {
        const answer = await send(`${address}/realtime/client_secrets`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ session }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return answer.ok ? valueOf(await answer.json()) : null
      } catch {
        return null
      }
    },
  }
}
