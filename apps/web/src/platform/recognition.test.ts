import { describe, expect, it } from 'vitest'
import { createRecognition, recognizerOf, type Recognizer } from './recognition.ts'

const made: FakeRecognizer[] = []
class FakeRecognizer implements Recognizer {
  lang = ''
  continuous = true
  interimResults = false
  maxAlternatives = 9
  onresult: Recognizer['onresult'] = null
  onerror: Recognizer['onerror'] = null
  onend: Recognizer['onend'] = null
  started = 0
  constructor() {
    made.push(this)
  }
  start = () => void this.started++
  stop = () => this.onend?.()
}
const heard = (text: string, isFinal: boolean) => ({ results: { length: 1, 0: { isFinal, 0: { transcript: text } } } })

function listen() {
  const told: string[] = []
  const stop = createRecognition(recognizerOf({ webkitSpeechRecognition: FakeRecognizer })).listen({
    onInterim: (text) => told.push(`so far ${text}`),
    onFinal: (text) => told.push(`final ${text}`),
    onError: (code) => told.push(`error ${code}`),
    onEnd: () => told.push('end'),
  })
  const recognizer = made.at(-1) as FakeRecognizer
  return { told, stop, recognizer }
}

describe('the browser’s recognition', () => {
  it('listens to one utterance in US English, one reading of it, telling as it goes', () => {
    const { told, stop, recognizer } = listen()
    expect(recognizer).toMatchObject({
      lang: 'en-US',
      continuous: false,
      interimResults: true,
      maxAlternatives: 1,
      started: 1,
    })
    recognizer.onresult?.(heard('find easy', false))
    recognizer.onresult?.(heard('find easy trails', true))
    stop?.()
    expect(told).toEqual(['so far find easy', 'final find easy trails', 'end'])
  })

  it('tells an error by its code, and says nothing of one that was only broken off', () => {
    const { told, recognizer } = listen()
    recognizer.onerror?.({ error: 'network' })
    recognizer.onerror?.({ error: 'aborted' })
    expect(told).toEqual(['error network'])
  })

  it('is not there in every browser', () => {
    const none = createRecognition(recognizerOf({}))
    expect(none.isSupported()).toBe(false)
    expect(none.listen({ onInterim: () => 0, onFinal: () => 0, onError: () => 0, onEnd: () => 0 })).toBeNull()
  })
})
