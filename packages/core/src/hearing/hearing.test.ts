import { describe, expect, it } from 'vitest'
import { alternativesTo, type KnownSpeech } from './alternatives.ts'
import { soundDistance, soundsOf } from './sounds.ts'

const KNOWN: KnownSpeech = {
  phrases: [
    'Navigate to {name}',
    'Find easy trails near {name}',
    'Help I am injured',
    'He is not breathing',
    'My winch is not working',
  ],
  names: ['Wolf Pen Gap', 'Russellville', 'Mill Creek', 'Hope'],
}
const textsOf = (heard: string) => alternativesTo(heard, KNOWN).map(({ text }) => text)

describe('sounds', () => {
  it('spells alike what sounds alike', () => {
    expect(soundsOf('Wolfpen Gap')).toBe(soundsOf('wolf penn gap'))
    expect(soundsOf('creek')).toBe(soundsOf('creak'))
    expect(soundsOf('knife')).toBe(soundsOf('nife'))
  })

  it('are as far apart as they differ, from 0 to 1', () => {
    expect(soundDistance('abc', 'abc')).toBe(0)
    expect(soundDistance('abc', 'xyz')).toBe(1)
    expect(soundDistance('abcd', 'abxd')).toBe(0.25)
    expect(soundDistance('', '')).toBe(0)
  })
})

describe('what may have been said', () => {
  it('is a known sentence with the name that sounds like it', () => {
    expect(textsOf('Navigate to "World Penn Dab".')).toContain('Navigate to Wolf Pen Gap')
    expect(textsOf('Finding its rails near Russellville.')).toContain('Find easy trails near Russellville')
    expect(textsOf('Find easy trails in the Wrestleville.')).toContain('Find easy trails near Russellville')
  })

  it('is what was understood with a name in it, where no known sentence fits', () => {
    expect(alternativesTo('is the gate at wolfen gap still locked', KNOWN)).toContainEqual({
      text: 'is the gate at Wolf Pen Gap still locked',
      kind: 'name',
    })
  })

  it('is a call for help that was misheard', () => {
    expect(textsOf("I'll find an injured.")).toContain('Help I am injured')
    expect(textsOf('Healthy and injured.')).toContain('Help I am injured')
  })

  it('is never the contrary, nor what was for what is', () => {
    expect(textsOf('He is breathing')).not.toContain('He is not breathing')
    expect(textsOf('he isn’t breathing')).toContain('He is not breathing')
    expect(textsOf('I was injured, no help')).not.toContain('Help I am injured')
    expect(textsOf('My wench is working')).not.toContain('My winch is not working')
  })

  it('is nothing where nothing known sounds like it, and few at most', () => {
    expect(textsOf('the quick brown fox jumps over the lazy dog')).toEqual([])
    expect(alternativesTo('Navigate to World Penn Dab', KNOWN, 1)).toHaveLength(1)
  })
})
