import { fieldGuide } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { checkFieldGuide, readFieldGuide } from './check-field-guide.ts'

const book = fieldGuide.parse(readFieldGuide())
const rulesBroken = (broken: unknown) => checkFieldGuide(broken).map(({ rule }) => rule)
const [first, ...others] = book.guides

describe('the field guide', () => {
  it('keeps every rule', () => {
    expect(checkFieldGuide(book)).toEqual([])
  })

  it.each([
    ['belt', '500 miles'],
    ['sand', '6 to 8 PSI'],
    ['mud', '8 PSI'],
    ['thunder', '30 minutes'],
    ['water for each person', '1 gallon'],
    ['machines on a ride', 'two'],
    ['ethanol', '30 days'],
  ])('says of %s: %s', (about, value) => {
    const numbers = book.guides.flatMap((page) => page.numbers)
    expect(numbers.filter(({ label }) => label.toLowerCase().includes(about)).map((one) => one.value)).toContain(value)
  })

  it('begins every medical page with the call', () => {
    const medical = book.guides.filter((page) => page.section === 'medical')
    expect(medical.length).toBeGreaterThan(5)
    for (const { medical: isMarked, steps } of medical) {
      expect(isMarked).toBe(true)
      expect(steps[0]?.say).toMatch(/^Call 911 first/)
    }
  })
})

describe('a broken guide is found', () => {
  it('that lacks a page an answer names', () => {
    expect(rulesBroken({ ...book, guides: others.filter(({ id }) => id !== 'lost') })).toContain('answers')
  })

  it('whose question leads nowhere, or round in a circle', () => {
    const flow = {
      start: 'a',
      questions: [{ id: 'a', ask: 'Is it?', yes: 'a', no: 'nowhere' }],
      ends: [
        { id: 'b', verdict: 'ride', say: 'Ride.' },
        { id: 'c', verdict: 'stop', say: 'Stop.' },
      ],
    }
    const broken = { ...book, guides: [...book.guides, { ...first, id: 'broken', flow }] }
    expect(checkFieldGuide(broken).map(({ message }) => message)).toEqual([
      'a leads back to itself',
      'nowhere is neither a question nor an end',
      'b is never reached',
      'c is never reached',
    ])
  })

  it('that promises what nobody can, or hides the call, or names no source', () => {
    const page = { ...first, id: 'other', steps: [{ say: 'It is safe to cross.', more: null }], medical: false }
    expect(rulesBroken({ ...book, guides: [...book.guides, page] })).toEqual(['never-safe'])
    expect(rulesBroken({ ...book, guides: [{ ...page, medical: true }] })).toContain('schema')
    expect(rulesBroken({ ...book, guides: [{ ...page, sources: ['nobody'] }] })).toContain('schema')
  })
})
