import { describe, expect, it } from 'vitest'
import { sampleSource, withTrail } from '../testing/sample-lists.ts'
import { sourcesDated } from './sources-dated.ts'

const cite = (dates: { asOf?: string; seen?: string }) => ({ ...sampleSource, ...dates })

describe('the date of a source', () => {
  it.each([
    ['a year', { asOf: '2021' }, null],
    ['the month it was seen in', { asOf: '2026-11-21', seen: '2026-11' }, null],
    ['undated, but seen', { asOf: 'undated' }, null],
    ['words', { asOf: 'last summer' }, /neither a date nor/],
    ['nothing', { asOf: '' }, /neither a date nor/],
    ['never seen', { asOf: 'undated', seen: '' }, /which is no date/],
    ['after it was seen', { asOf: '2027', seen: '2026-11' }, /after it was seen/],
  ])('%s', (_, dates, message) => {
    const found = sourcesDated(withTrail({ sources: [cite(dates)] })).map((finding) => finding.message)
    expect(found).toEqual(message === null ? [] : [expect.stringMatching(message)])
  })

  it('counts beside a season day, a permit and a disputed value too', () => {
    const bad = cite({ asOf: 'once' })
    const day = { kind: 'date', month: 6, day: 1 } as const
    const edge = [{ day, source: bad }]
    const window = { label: 'summer', opens: edge, closes: edge, certainty: 'stated' } as const
    const found = sourcesDated(
      withTrail({
        season: { kind: 'windows', windows: [window], mayCloseWhen: null, sources: [sampleSource] },
        permits: [{ id: 'p', name: 'Pass', uses: ['atv'], obtained: 'onSite', priceUsd: 3, source: bad }],
        disputes: [{ field: 'lengthMiles', readings: [{ value: '1', source: bad }], note: null }],
      }),
    )
    expect(found).toHaveLength(4)
  })
})
