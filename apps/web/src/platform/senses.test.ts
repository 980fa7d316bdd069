import { epochMs, metres, type Fix } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from './fakes/fake-ports.ts'
import { createSimulator } from './simulated-geolocation.ts'
import { createSpeech, pickVoice } from './speech.ts'
import { createWakeLock } from './wake-lock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the voice', () => {
  const voice = (name: string, lang = 'en-US') => ({ name, lang })
  it.each([
    ['an enhanced one first', ['Google US English', 'Samantha'], 'Samantha'],
    ['then Google', ['Microsoft Zira', 'Google US English'], 'Google US English'],
    ['then Microsoft', ['Fred', 'Microsoft David'], 'Microsoft David'],
    ['then any American one', ['Fred'], 'Fred'],
  ])('is %s', (_, names, chosen) => {
    expect(pickVoice(names.map((name) => voice(name)))?.name).toBe(chosen)
  })

  it('is none where nobody speaks American English', async () => {
    expect(pickVoice([voice('Samantha', 'en-GB')])).toBeNull()
    expect(await createSpeech(undefined).speak('Turn left')).toBe('silent')
  })

  it('cuts off what it was saying, and a sentence that never begins is cancelled', async () => {
    class Utterance {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    const said: string[] = []
    const speak = (utterance: SpeechSynthesisUtterance) => {
      said.push(`${utterance.text} at ${utterance.rate}`)
      utterance.onend?.({} as SpeechSynthesisEvent)
    }
    const speech = createSpeech({
      getVoices: () => [voice('Alex')],
      cancel: () => undefined,
      speak,
    } as unknown as SpeechSynthesis)
    const first = speech.speak('one')
    const second = speech.speak('two')
    await vi.runAllTimersAsync()
    expect([await first, await second]).toEqual(['cancelled', 'spoken'])
    expect(said).toEqual(['two at 0.95'])
  })
})

describe('the wake lock', () => {
  const visible = () => Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const sentinel = () => {
    const target = new EventTarget()
    return Object.assign(target, { release: () => target.dispatchEvent(new Event('release')) })
  }

  it('is held until the last who asked lets go, and taken again after the page was hidden', async () => {
    const locks: ReturnType<typeof sentinel>[] = []
    const request = () => Promise.resolve(locks[locks.push(sentinel()) - 1])
    const page = visible()
    const port = createWakeLock(page, { wakeLock: { request } } as unknown as Navigator)
    const letGo = [port.keepOn(), port.keepOn()]
    await settle()
    expect(port.read()).toBe('held')
    locks[0]?.release()
    expect(port.read()).toBe('off')
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(port.read()).toBe('held')
    letGo[0]?.()
    expect(port.read()).toBe('held')
    letGo[1]?.()
    expect(port.read()).toBe('off')
  })

  it('says when the phone refuses and when the browser knows none', async () => {
    const refusing = createWakeLock(visible(), {
      wakeLock: { request: () => Promise.reject(new Error('no')) },
    } as unknown as Navigator)
    refusing.keepOn()
    await settle()
    expect(refusing.read()).toBe('refused')
    const old = createWakeLock(visible(), {} as Navigator)
    old.keepOn()
    expect(old.read()).toBe('unsupported')
  })
})

describe('the simulator', () => {
  const fix = (second: number): Fix => ({ lng: -92, lat: 35 + second / 1e4, timeMs: epochMs(second * 1000), accuracyM: metres(5), altitudeM: null, speedMps: null, headingDeg: null }) // prettier-ignore

  it('plays fixes at their pace times a rate, and keeps the real receiver quiet meanwhile', async () => {
    const ports = fakePorts()
    const simulator = createSimulator(ports.geolocation, () => 1_000_000 + Date.now())
    const heard: Fix[] = []
    simulator.port.watch((next) => heard.push(next), () => undefined) // prettier-ignore
    simulator.play([fix(0), fix(1), fix(3)], 2)
    expect(await simulator.port.permission()).toBe('granted')
    ports.sendFix({ ...fix(9), lat: 0 })
    await vi.advanceTimersByTimeAsync(499)
    expect(heard).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard.map(({ lat }) => lat)).toEqual([35, 35.0001, 35.0003])
    expect((heard[2]?.timeMs ?? 0) - (heard[0]?.timeMs ?? 0)).toBe(3000)
    expect(heard[2]?.timeMs).toBe(1_000_000 + Date.now())
    await vi.advanceTimersByTimeAsync(1)
    expect(simulator.read()).toBeNull()
    ports.sendFix(fix(9))
    expect(heard).toHaveLength(4)
  })

  it('tells the time of the fixes while it plays, and waits for a fix that is late', async () => {
    const simulator = createSimulator(fakePorts().geolocation, () => 1_000_000 + Date.now())
    const [startMs] = [simulator.clock.now()]
    simulator.play([fix(0), fix(10), fix(20)], 10)
    expect(simulator.clock.now()).toBe(startMs - 18_000)
    await vi.advanceTimersByTimeAsync(500)
    expect(simulator.clock.now()).toBe(startMs - 13_000)
    vi.setSystemTime(Date.now() + 60_000)
    expect(simulator.clock.now()).toBe(startMs - 8000)
    simulator.stop()
    expect(simulator.clock.now()).toBe(1_000_000 + Date.now())
  })
})
