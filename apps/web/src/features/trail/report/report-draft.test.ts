import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, problemsOf } from './report-draft.ts'

describe('a report that is being written', () => {
  it('needs a kind, and words only where the kind says nothing without them', () => {
    expect(problemsOf(EMPTY_DRAFT)).toEqual({ kind: 'Choose what is wrong.' })
    expect(problemsOf({ ...EMPTY_DRAFT, kind: 'closed' })).toEqual({})
    expect(problemsOf({ ...EMPTY_DRAFT, kind: 'other', text: '  ' })).toHaveProperty('text')
    expect(problemsOf({ ...EMPTY_DRAFT, kind: 'other', text: 'bridge out' })).toEqual({})
  })

  it('says by how much it is too long instead of cutting it', () => {
    expect(problemsOf({ kind: 'other', text: 'x'.repeat(2003), place: null })).toEqual({
      text: 'Please shorten it by 3 characters.',
    })
  })
})
