import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import type { SpeechEnd, SpeechPort } from '../../platform/speech.ts'
import { createAnnouncer, type Announcement } from './announcer.ts'
import { createSignaller } from './signaller.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { createVoice } from './voice.ts'

const info = (text: string): Announcement => ({ text, urgency: 'info', canBeLeftOut: false, tones: [] })
const warning = (text: string): Announcement => ({ ...info(text), urgency: 'warning' })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A voice that speaks until it is told that the sentence is over. */
function slowSpeech() {
  const begun: string[] = []
  let end: (how: SpeechEnd) => void = () => undefined
  const speech: SpeechPort = {
    hasVoice: () => true,
    speak: (text) => {
      begun.push(text)
      end('cancelled')
      return new Promise((resolve) => void (end = resolve))
    },
    cancel: () => end('cancelled'),
  }
  return { speech, begun, finish: async (how: SpeechEnd = 'spoken') => (end(how), settled()) }
}

function setUp() {
  const ports = fakePorts()
  const spoken = slowSpeech()
  const voice = createVoice(spoken.speech)
  const { haptic, outdoor } = ridingSettings(ports.storage)
  const gains: number[] = []
  let finishTone: () => void = () => undefined
  const sound = {
    unlock: () => undefined,
    play: (_tones: unknown, gain = 1) => {
      gains.push(gain)
      return new Promise<void>((resolve) => void (finishTone = resolve))
    },
  }
  const signaller = createSignaller({ ...ports, sound, voice }, () => ({
    haptic: haptic.read(),
    outdoor: outdoor.read(),
  }))
  const announcer = createAnnouncer({ ...ports, voice, emergencyTone: signaller.emergencyTone })
  return { ports, outdoor, gains, signaller, announcer, ...spoken, finishTone: async () => (finishTone(), settled()) }
}

describe('announcements', () => {
  it('sing before they speak', async () => {
    const { announcer, ports, begun } = setUp()
    announcer.announce({ ...info('Turn left'), tones: [{ frequencyHz: 880, lengthMs: 100 }] })
    expect(begun).toEqual([])
    await settled()
    expect([ports.sung.length, begun]).toEqual([1, ['Turn left']])
  })

  it('give way to newer ones, but a warning is said to its end first', async () => {
    const { announcer, begun, finish } = setUp()
    announcer.announce(info('In a quarter mile, turn left'))
    await settled()
    announcer.announce(warning('Off the route'))
    await settled()
    announcer.announce(info('Turn left'))
    await settled()
    expect(begun).toEqual(['In a quarter mile, turn left', 'Off the route'])
    await finish()
    expect(begun.at(-1)).toBe('Turn left')
  })

  it('that waited too long are not said any more', async () => {
    const { announcer, begun, finish, ports } = setUp()
    announcer.announce(warning('Off the route'))
    await settled()
    announcer.announce(info('Turn left'))
    ports.setNow('2026-06-15T12:00:07Z')
    await finish()
    expect(begun).toEqual(['Off the route'])
  })

  it('of small things are left out while something else is said', async () => {
    const { announcer, begun, finish } = setUp()
    announcer.announce(info('Turn left'))
    await settled()
    announcer.announce({ ...info('Mile 3'), canBeLeftOut: true })
    await finish()
    expect(begun).toEqual(['Turn left'])
  })

  it('chime where there is no voice and no tone of their own', async () => {
    const { announcer, ports, finish } = setUp()
    announcer.announce(info('Mile 3'))
    await settled()
    expect(ports.sung).toHaveLength(0)
    await finish('silent')
    expect(ports.sung).toHaveLength(1)
  })

  it('are never spoken over an emergency tone, and stop at once when hushed', async () => {
    const { announcer, signaller, begun, finishTone } = setUp()
    signaller.signal('sos')
    announcer.announce(info('Turn left'))
    await settled()
    expect(begun).toEqual([])
    await finishTone()
    expect(begun).toEqual(['Turn left'])
    announcer.announce(warning('Off the route'))
    announcer.hush()
    await settled()
    expect(begun).toEqual(['Turn left'])
  })
})

describe('other sounds', () => {
  it('step back while something is said, unless the rider wants them loud', async () => {
    const { announcer, signaller, outdoor, gains } = setUp()
    announcer.announce(info('Turn left'))
    await settled()
    signaller.signal('photo')
    outdoor.change({ audioDuckingEnabled: false })
    signaller.signal('photo')
    expect(gains).toEqual([0.25, 1])
  })

  it('of an emergency cut off what is said, where the rider wants that', async () => {
    for (const emergencyInterruptEnabled of [true, false]) {
      const { announcer, signaller, outdoor, begun, finishTone } = setUp()
      outdoor.change({ emergencyInterruptEnabled })
      announcer.announce(warning('Off the route'))
      await settled()
      signaller.signal('emergency')
      await settled()
      announcer.announce(info('Turn left'))
      await finishTone()
      expect(begun.length).toBe(emergencyInterruptEnabled ? 2 : 1)
    }
  })
})
