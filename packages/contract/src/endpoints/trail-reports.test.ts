import { describe, expect, it } from 'vitest'
import { trailReport } from './trail-reports.ts'

const report = {
  key: '3f0c9e0a-6c1d-4a57-9d7e-0d2f6a1b7c88',
  trailId: 'wolf-pen-gap-8',
  kind: 'closed',
  text: '',
  position: null,
  writtenAt: '2026-11-21T12:00:00.000Z',
}
const accepts = (changes: object) => trailReport.safeParse({ ...report, ...changes }).success

describe('a trail report', () => {
  it('may say "closed" without a word, but "other" needs some', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ kind: 'other' })).toBe(false)
    expect(accepts({ kind: 'other', text: '   ' })).toBe(false)
    expect(accepts({ kind: 'other', text: 'Bridge is out' })).toBe(true)
  })

  it('loses the blanks around its text and nothing else', () => {
    expect(trailReport.parse({ ...report, text: '  tree down\nat mile 2 ' }).text).toBe('tree down\nat mile 2')
  })

  it('has one spelling of its key', () => {
    expect(trailReport.parse({ ...report, key: report.key.toUpperCase() }).key).toBe(report.key)
  })

  it('refuses text that cannot be stored as it is', () => {
    expect([accepts({ text: 'a\0b' }), accepts({ text: 'a\ud800b' }), accepts({ text: '🏍 gone' })]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('refuses a position outside Arkansas, a time before phones, and anything it was not asked for', () => {
    expect(accepts({ position: { lng: 0, lat: 0 } })).toBe(false)
    expect(accepts({ writtenAt: '0000-01-01T00:00:00Z' })).toBe(false)
    expect(accepts({ name: 'Somebody' })).toBe(false)
    expect(accepts({ text: 'x'.repeat(2001) })).toBe(false)
  })
})
