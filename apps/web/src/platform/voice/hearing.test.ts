import { describe, expect, it } from 'vitest'
import { microphoneProblem } from './microphone.ts'
import { readRealtimeEvent } from './realtime-events.ts'
import { textOfTokens } from './tokens.ts'
import { SPEECH_RATE_HZ, trimSilence } from './trim-silence.ts'

/** Seconds of silence, of a tone, of silence. */
function recording(before: number, tone: number, after: number, noise = 0): Float32Array {
  const [from, to] = [before * SPEECH_RATE_HZ, (before + tone) * SPEECH_RATE_HZ]
  return Float32Array.from({ length: (before + tone + after) * SPEECH_RATE_HZ }, (_one, at) => {
    const hiss = noise * (((at * 7919) % 2000) / 1000 - 1)
    return hiss + (at >= from && at < to ? 0.3 * Math.sin(at / 5) : 0)
  })
}

describe('what the engine hears', () => {
  it('is the speech and 0.4 s around it', () => {
    const found = trimSilence(recording(3, 1, 2))
    expect(found?.wasTrimmed).toBe(true)
    expect((found?.audio.length ?? 0) / SPEECH_RATE_HZ).toBeCloseTo(1.8, 1)
    expect((trimSilence(recording(2, 1, 2, 0.03))?.audio.length ?? 0) / SPEECH_RATE_HZ).toBeCloseTo(1.8, 1)
  })

  it('is nothing where nobody spoke', () => {
    expect(trimSilence(recording(2, 0, 0))).toBeNull()
    expect(trimSilence(new Float32Array(0))).toBeNull()
  })

  it('stays whole where somebody speaks all the time', () => {
    expect(trimSilence(recording(0, 2, 0))).toMatchObject({ wasTrimmed: false })
  })

  it('becomes text by the pieces of words, bytes too', () => {
    const words = ['▁find', '▁tra', 'ils', '<0xC3>', '<0xA9>']
    expect(textOfTokens([0, 1, 2, 3, 4], words)).toBe('find trailsé')
  })
})

describe('messages of the realtime service', () => {
  it('are words of the rider, words of the answer, sound and errors', () => {
    const read = (message: object) => readRealtimeEvent(JSON.stringify(message))
    expect(read({ type: 'conversation.item.input_audio_transcription.completed', transcript: ' my belt \n' })).toEqual({
      kind: 'transcript',
      text: 'my belt',
    })
    for (const type of ['response.output_text.delta', 'response.output_audio_transcript.delta'])
      expect(read({ type, delta: 'Let ' })).toEqual({ kind: 'delta', text: 'Let ' })
    expect(read({ type: 'output_audio_buffer.started' })).toEqual({ kind: 'speaking', isSpeaking: true })
    expect(read({ type: 'error', error: { message: 'no money' } })).toEqual({ kind: 'error', error: 'no money' })
    expect(read({ type: 'error' })).toEqual({ kind: 'error', error: 'Unknown error' })
    expect(read({ type: 'response.done', response: { status: 'failed' } })).toEqual({
      kind: 'error',
      error: 'Failed to generate response',
    })
    expect(read({ type: 'response.done', response: { status: 'completed' } })).toEqual({ kind: 'other' })
    expect(read({ type: 'session.created' })).toEqual({ kind: 'other' })
    expect(readRealtimeEvent('{broken')).toEqual({ kind: 'other' })
  })
})

describe('a microphone that does not open', () => {
  it.each([
    ['NotFoundError', 'No microphone found. Please connect a microphone and try again.'],
    ['NotAllowedError', 'Microphone access denied. Please allow microphone access in your browser settings.'],
    ['NotReadableError', 'Microphone is being used by another application. Please close other apps and try again.'],
    ['OddError', 'raw words'],
  ])('%s is told as “%s”', (name, told) => {
    expect(microphoneProblem(new DOMException('raw words', name))).toBe(told)
  })

  it('is told plainly where the browser says nothing', () => {
    expect(microphoneProblem(null)).toBe('Failed to access microphone')
  })
})
