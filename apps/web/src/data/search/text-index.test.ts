import { describe, expect, it } from 'vitest'
import { createTextIndex } from './text-index.ts'

const ENTRIES = [
  { name: 'Brock Creek Trail 43', about: 'Brock Creek Multi-Use Trail System Van Buren County' },
  { name: 'Wolf Pen Gap Trail 6', about: 'Wolf Pen Gap OHV Trail Complex Polk County' },
  { name: 'Mount Magazine Forest Trail 2612', about: 'Logan County' },
  { name: 'Shoal Creek Road (FR 1604)', about: 'Mount Magazine OHV roads Logan County' },
  { name: 'Cedar Falls Trail', about: 'Petit Jean State Park Conway County waterfall' },
  { name: "Devil's Den Yellow Rock Trail", about: "Devil's Den State Park Washington County bluff" },
  { name: 'Broken Ridge Road', about: 'Washington County' },
]
const index = createTextIndex(ENTRIES)
const names = (query: string) => index.search(query).map((hit) => ENTRIES[hit.index]?.name)

describe('search', () => {
  it.each([
    ['brok creek', 'Brock Creek Trail 43'],
    ['creek brock', 'Brock Creek Trail 43'],
    ['wolfpen', 'Wolf Pen Gap Trail 6'],
    ['wolf pen gpa', 'Wolf Pen Gap Trail 6'],
    ['mt magazine', 'Mount Magazine Forest Trail 2612'],
    ['Mt. Magzine', 'Mount Magazine Forest Trail 2612'],
    ['fr1604', 'Shoal Creek Road (FR 1604)'],
    ['devils den', "Devil's Den Yellow Rock Trail"],
    ['petti jean', 'Cedar Falls Trail'],
    ['waterfalls in conway county', 'Cedar Falls Trail'],
    ['pólk county', 'Wolf Pen Gap Trail 6'],
  ])('“%s” finds %s first', (query, name) => {
    expect(names(query)[0]).toBe(name)
  })

  it('puts what is spelt as asked before what is only like it', () => {
    expect(names('brok')).toEqual(['Broken Ridge Road', 'Brock Creek Trail 43'])
  })

  it('puts a name before a mention', () => {
    expect(names('magazine')).toEqual(['Mount Magazine Forest Trail 2612', 'Shoal Creek Road (FR 1604)'])
  })

  it('wants every word', () => {
    expect(names('brock polk')).toEqual([])
  })

  it('finds nothing for nothing, for signs and for words nobody uses', () => {
    expect(names('')).toEqual([])
    expect(names('  !? ')).toEqual([])
    expect(names('zzyzx')).toEqual([])
  })

  it('gives no more than the limit, the best ones, also when many are worth the same', () => {
    const many = createTextIndex(
      Array.from({ length: 200 }, (_entry, at) => ({ name: `Trail ${at}`, about: 'Newton County' })),
    )
    expect(many.search('newton', 4).map((hit) => hit.index)).toEqual([0, 1, 2, 3])
  })
})
