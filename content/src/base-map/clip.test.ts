import { expect, it } from 'vitest'
import { clipLine } from './clip.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }

it('keeps a line that lies inside', () => {
  const line = [
    [1, 1],
    [2, 5],
    [9, 9],
  ] as const
  expect(clipLine(line, box)).toEqual([line])
})

it('ends a line on the edge it crosses', () => {
  expect(
    clipLine(
      [
        [5, 5],
        [15, 5],
      ],
      box,
    ),
  ).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
  ])
})

it('makes two lines of one that leaves and comes back', () => {
  const parts = clipLine(
    [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
    ],
    box,
  )
  expect(parts).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ])
})

it('leaves out a line that never comes near', () => {
  expect(
    clipLine(
      [
        [20, 20],
        [30, 25],
      ],
      box,
    ),
  ).toEqual([])
})

it('keeps the part of a segment whose ends both lie outside', () => {
  expect(
    clipLine(
      [
        [-5, 5],
        [15, 5],
      ],
      box,
    ),
  ).toEqual([
    [
      [0, 5],
      [10, 5],
    ],
  ])
})
