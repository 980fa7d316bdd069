import { degrees, metres, sayTurn, type TurnInstruction } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { turnDetail, turnTitle } from './turn-words.ts'

const SHAPES = ['straight', 'slight', 'normal', 'sharp', 'uTurn'] as const
const KINDS = ['turn', 'fork', 'curve'] as const

const turn = (over: Partial<TurnInstruction>): TurnInstruction => ({
  position: { lng: -92.9, lat: 35.5 },
  alongM: metres(100),
  changeDeg: degrees(-90),
  kind: 'turn',
  shape: 'normal',
  side: 'left',
  ontoTrail: null,
  retraces: false,
  switchbacks: null,
  inSeries: false,
  ...over,
})

/** A fork is a junction one goes straight on at. */
const canBe = ({ kind, shape, retraces }: TurnInstruction): boolean =>
  kind === 'turn' || (!retraces && (kind === 'curve' || shape === 'straight'))

const all = KINDS.flatMap((kind) =>
  SHAPES.flatMap((shape) =>
    [null, 'Trail 46'].flatMap((ontoTrail) =>
      [true, false].map((retraces) => turn({ kind, shape, ontoTrail, retraces })),
    ),
  ),
).filter(canBe)

describe('the words of the card', () => {
  it.each(all)('name the manoeuvre the voice names: $kind, $shape, onto $ontoTrail, retraces $retraces', (one) => {
    const said = sayTurn(one).replace(' to the ', ' ')
    expect(said.startsWith(turnTitle(one).toLowerCase())).toBe(true)
    const detail = turnDetail(one)
    if (detail !== null && one.kind !== 'curve') expect(said).toContain(detail)
  })
})
