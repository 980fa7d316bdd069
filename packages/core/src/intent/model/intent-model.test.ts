import { describe, expect, it } from 'vitest'
import { detectIntent } from '../detect-intent.ts'
import { INTENTS, type Intent } from '../intent.ts'
import { hashOf } from './features.ts'
import { intentModelOf, type IntentModelFile } from './intent-model.ts'

const BUCKETS = 1024

/** A model that knows a few features by name. */
function modelFile(known: Readonly<Record<string, readonly [Intent, number]>>): IntentModelFile {
  const bytes = new Uint8Array((BUCKETS * INTENTS.length) / 2).fill(0x88)
  for (const [name, [intent, weight]] of Object.entries(known)) {
    const at = (hashOf(name) & (BUCKETS - 1)) * INTENTS.length + INTENTS.indexOf(intent)
    const byte = bytes[at >> 1] ?? 0
    bytes[at >> 1] = at & 1 ? (byte & 0x0f) | ((weight + 8) << 4) : (byte & 0xf0) | (weight + 8)
  }
  return {
    version: 'test',
    intents: INTENTS,
    buckets: BUCKETS,
    classes: { kin: ['aunt', 'uncle'] },
    groups: ['plum cherry quince', 'lagoon fjord'],
    steps: INTENTS.map(() => 4),
    bias: INTENTS.map((intent) => (intent === 'reject' ? 1 : 0)),
    weights: Buffer.from(bytes).toString('base64'),
    offerFrom: 0.3,
    denyBelow: 0.02,
  }
}

describe('the model', () => {
  it('offers the card for what no rule has a word for', () => {
    expect(detectIntent('kerfuffled yonder').intent).toBe('reject')
    const model = intentModelOf(modelFile({ 'w kerfuffled': ['emergency_help', 7] }))
    expect(detectIntent('kerfuffled yonder', { model }).intent).toBe('emergency_help')
    expect(detectIntent('banana yonder', { model }).intent).toBe('reject')
  })

  it('takes back what the rules see only where it is sure', () => {
    expect(detectIntent('we are stranded').intent).toBe('emergency_help')
    const sure = intentModelOf(modelFile({ 'w stranded': ['reject', 7] }))
    expect(detectIntent('we are stranded', { model: sure }).intent).toBe('reject')
    const doubtful = intentModelOf(modelFile({ 'w stranded': ['reject', 1] }))
    expect(detectIntent('we are stranded', { model: doubtful }).intent).toBe('emergency_help')
  })

  it('reads words of one kind alike', () => {
    const model = intentModelOf(modelFile({ 'k <kin>': ['trail_info', 7] }))
    for (const word of ['aunt', 'uncle']) expect(detectIntent(`zzyzx ${word}`, { model }).intent).toBe('trail_info')
  })

  it('reads a word no sentence taught as its neighbours are read', () => {
    const known = intentModelOf(modelFile({ 'm #0': ['trail_info', 7] }))
    expect(detectIntent('zzyzx quince', { model: known }).intent).toBe('trail_info')
    expect(detectIntent('zzyzx fjord', { model: known }).intent).toBe('reject')
  })

  it('gives chances that are one together', () => {
    const chances = intentModelOf(modelFile({})).chancesOf(' anything at all ', {
      intent: 'reject',
      emergency: null,
      isUntouched: true,
      supposes: false,
    })
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10)
  })

  it('refuses weights that do not fit', () => {
    const file = modelFile({})
    expect(() => intentModelOf({ ...file, weights: file.weights.slice(8) })).toThrow(RangeError)
  })
})
