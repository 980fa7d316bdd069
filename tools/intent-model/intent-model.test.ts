import { describe, expect, it } from 'vitest'
import { modelFile } from '../../bench/intent/judge.ts'
import { readUtterances, UTTERANCE_LISTS } from '../../bench/intent/utterances.ts'
import { readLexicon, readPatterns, sentenceOf } from './corpus.ts'
import { diceOf } from './dice.ts'
import { makeModel } from './make.ts'
import { corpusVersion } from './version.ts'

describe('the model of intents', () => {
  it('was made from the corpus as it stands: after a change run `npm run intent:model`', () => {
    expect(modelFile().version).toBe(corpusVersion())
  })

  it('is made again the same, but for what the names of the catalogue change', () => {
    const { file } = makeModel()
    const [kept, made] = [modelFile().weights, file.weights].map((text) => Buffer.from(text, 'base64'))
    const differing = made?.filter((byte, at) => byte !== kept?.[at]).length ?? Infinity
    expect(differing / file.buckets).toBeLessThan(0.25)
    expect(file.classes).toEqual(modelFile().classes)
  })

  it('has learned no sentence of the lists held out from it', () => {
    const lines = new Set(readPatterns().map(({ text }) => text.toLowerCase()))
    const held = UTTERANCE_LISTS.filter((list) => list !== 'develop' && list !== 'held-out').flatMap(readUtterances)
    const copied = held.filter(({ text }) => lines.has(text.toLowerCase()))
    expect(copied).toEqual([])
  })
})

describe('the corpus', () => {
  it('makes a sentence of every pattern', () => {
    const lexicon = readLexicon()
    for (const { text } of readPatterns()) expect(sentenceOf(text, lexicon, diceOf(7))).not.toMatch(/[(){}|]/)
  })
})
