/** What matters of a message of the realtime service. */
export type RealtimeEvent =
  | { readonly kind: 'transcript'; readonly text: string }
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'speaking'; readonly isSpeaking: boolean }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'other' }

const textIn = (message: Readonly<Record<string, unknown>>, field: string): string => {
  const value = message[field]
  return typeof value === 'string' ? value : ''
}

type Reader = (message: Readonly<Record<string, unknown>>) => RealtimeEvent

const delta: Reader = (message) => ({ kind: 'delta', text: textIn(message, 'delta') })

/** By the type of the message; services still send the names of the protocol's first version. */
const READERS: Readonly<Record<string, Reader>> = {
  'conversation.item.input_audio_transcription.completed': (message) => ({
    kind: 'transcript',
    text: textIn(message, 'transcript').trim(),
  }),
  'response.output_text.delta': delta,
  'response.text.delta': delta,
  'response.output_audio_transcript.delta': delta,
  'response.audio_transcript.delta': delta,
  'output_audio_buffer.started': () => ({ kind: 'speaking', isSpeaking: true }),
  'output_audio_buffer.stopped': () => ({ kind: 'speaking', isSpeaking: false }),
  'output_audio_buffer.cleared': () => ({ kind: 'speaking', isSpeaking: false }),
  'response.done': ({ response }) =>
    (response as { readonly status?: unknown } | undefined)?.status === 'failed'
      ? { kind: 'error', error: 'Failed to generate response' }
      : { kind: 'other' },
  error: ({ error }) => ({
    kind: 'error',
    error:
      (typeof error === 'object' && error !== null && textIn(error as Record<string, unknown>, 'message')) ||
      'Unknown error',
  }),
}

/** Reads a message of the data channel; what nobody knows is of no matter. */
export function readRealtimeEvent(data: unknown): RealtimeEvent {
  try {
    const message = JSON.parse(String(data)) as Readonly<Record<string, unknown>>
    return READERS[textIn(message, 'type')]?.(message) ?? { kind: 'other' }
  } catch {
    return { kind: 'other' }
  }
}
