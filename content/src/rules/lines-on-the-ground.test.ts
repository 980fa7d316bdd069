import type { TrailLine } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { withTrail } from '../testing/sample-lists.ts'
import { linesOnTheGround } from './lines-on-the-ground.ts'

const line = (...coordinates: [number, number][]): TrailLine => ({ type: 'LineString', coordinates })
const here = line([-92.81, 35.5058], [-92.807, 35.506])

describe('a line on the ground', () => {
  it.each([
    ['passes its point', { geometry: here }, []],
    ['passes its point between two vertices', { geometry: line([-92.81, 35.50589], [-92.8, 35.50589]) }, []],
    ['lies a mile from its point', { geometry: line([-92.81, 35.52], [-92.807, 35.521]) }, [/m from the line/]],
    ['has no point', { geometry: here, point: null }, ['has a line but no point']],
    [
      'leaves Arkansas',
      { geometry: line([-92.80841, 35.50589], [-92.8, 36.7]) },
      ['1 vertices of the line lie outside Arkansas'],
    ],
  ])('%s', (_, changes, messages) => {
    const found = linesOnTheGround(withTrail(changes)).map(({ message }) => message)
    expect(found).toEqual(messages.map((message) => expect.stringMatching(message)))
  })
})
