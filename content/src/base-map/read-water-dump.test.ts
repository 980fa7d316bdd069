import { expect, it } from 'vitest'
import { joinPieces, readPieces, waterSourceOf } from './read-water-dump.ts'

const dump = `> River Bin # 1, Level 1
268.5\t35
268.6\t35.1
> River Bin # 2, Level 1
268.7\t35.2
268.6\t35.1
> River Bin # 2, Level 4
268.6\t35.1
268.61\t35.15
> Shore Bin # 3, Level 2
266\t34
266.1\t34
266.1\t34.1
266\t34
`

it('joins the pieces of one level that meet, whichever way they run, and no others', () => {
  const water = waterSourceOf(dump, '2026-11-21')
  expect(water.rivers).toEqual([
    {
      level: 1,
      line: [
        [-91.5, 35],
        [-91.4, 35.1],
        [-91.3, 35.2],
      ],
    },
    {
      level: 4,
      line: [
        [-91.4, 35.1],
        [-91.39, 35.15],
      ],
    },
  ])
})

it('keeps closed shores only', () => {
  expect(waterSourceOf(dump, '2026-11-21').lakes).toHaveLength(1)
  const open = dump.replace(/266\t34\n$/, '')
  expect(waterSourceOf(open, '2026-11-21').lakes).toEqual([])
})

it('refuses a row that is not a point', () => {
  expect(() => readPieces('> River Bin # 1, Level 1\nnot a point\n')).toThrow('Not a point: not a point')
})

it('leaves apart what does not meet', () => {
  const lines = [
    [
      [0, 0],
      [1, 1],
    ],
    [
      [2, 2],
      [3, 3],
    ],
  ] as const
  expect(joinPieces(lines)).toEqual(lines)
})
