import { describe, expect, it } from 'vitest'
import { likeliestText } from './likeliest-text.ts'
import { tokensOfText } from './tokens.ts'

const own = { text: 'Navigate to world pen bath', score: -0.62 }

describe('what the sound is likeliest to be', () => {
  it('is a known sentence that is little less likely than free text', () => {
    expect(likeliestText(own, [{ text: 'Navigate to Wolf Pen Gap', kind: 'phrase', score: -1.4 }])).toBe(
      'Navigate to Wolf Pen Gap',
    )
  })

  it('is free text where the known one is far less likely, or unlikely altogether', () => {
    expect(likeliestText({ ...own, score: -0.18 }, [{ text: 'other', kind: 'phrase', score: -1.4 }])).toBe(own.text)
    expect(likeliestText({ ...own, score: -1.5 }, [{ text: 'other', kind: 'phrase', score: -1.7 }])).toBe(own.text)
    expect(likeliestText(own, [{ text: 'a name', kind: 'name', score: -1.25 }])).toBe(own.text)
    expect(likeliestText(own, [])).toBe(own.text)
  })

  it('is rather a known sentence than one with a known name in it', () => {
    const rivals = [
      { text: 'Navigate to the Wolf Pen Gap', kind: 'name', score: -0.83 },
      { text: 'Navigate to Wolf Pen Gap', kind: 'phrase', score: -1.14 },
    ] as const
    expect(likeliestText(own, rivals)).toBe('Navigate to Wolf Pen Gap')
  })
})

describe('the tokens of a text', () => {
  it('are merged in the order of their numbers', () => {
    const pieces = ['▁', 'a', 'b', 'c', 'bc', 'ab', '▁a', '▁abc']
    const ids = new Map(pieces.map((piece, id) => [piece, id]))
    expect(tokensOfText('abc', ids)).toEqual([7])
    expect(tokensOfText('a b!', ids)).toEqual([6, 0, 2])
  })
})
