import type { Tone } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import type { Voice } from './voice.ts'

/** Something to say. */
export interface Announcement {
  readonly text: string
  readonly urgency: 'info' | 'warning'
  /** Only said when nothing else is being said. */
  readonly canBeLeftOut: boolean
  /** Sung before the words: what it is about can be told by them alone. */
  readonly tones: readonly Tone[]
}

export interface Announcer {
  readonly announce: (what: Announcement) => void
  /** Stops at once what is being said and forgets what waits. */
  readonly hush: () => void
}

interface Senses extends Pick<Ports, 'sound' | 'clock'> {
  readonly voice: Voice
  readonly emergencyTone: () => Promise<void>
}

/** What waited longer than this is no news on a trail any more. */
const STALE_MS = 6000
/** Sung where there is no voice, so that a sentence on the screen is noticed. */
const CHIME: readonly Tone[] = [
  { frequencyHz: 700, lengthMs: 90 },
  { frequencyHz: 930, lengthMs: 130 },
]

/**
 * Tones first, then words, one announcement at a time. News takes the place of older news; nothing but a warning cuts off a warning,
 * and nothing is spoken over an emergency tone.
 */
export function createAnnouncer({ sound, clock, voice, emergencyTone }: Senses): Announcer {
  let current: Announcement | null = null
  let waiting: readonly { readonly what: Announcement; readonly sinceMs: number }[] = []
  let turn = 0

  const begin = async (what: Announcement): Promise<void> => {
    const mine = ++turn
    current = what
    waiting = []
    await emergencyTone()
    if (mine === turn && what.tones.length > 0) await sound.play(what.tones)
    const end = mine === turn && what.text !== '' ? await voice.say(what.text) : 'spoken'
    if (end === 'silent' && what.tones.length === 0) await sound.play(CHIME)
    if (mine !== turn) return
    current = null
    const [next] = waiting
    waiting = []
    if (next && clock.now() - next.sinceMs <= STALE_MS) void begin(next.what)
  }
  return {
    announce: (what) => {
      if (current === null) return void begin(what)
      if (what.canBeLeftOut) return
      if (current.urgency === 'warning' && what.urgency === 'info') waiting = [{ what, sinceMs: clock.now() }]
      else void begin(what)
    },
    hush: () => {
      turn++
      current = null
      waiting = []
      voice.stop()
    },
  }
}
