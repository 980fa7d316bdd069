import { expect, it } from 'vitest'
import { positionEveryS, retryAlertS } from './follow.ts'

const at = (openH: number, batteryLevel: number | null = 1, isCharging = false, sparesBattery = true) =>
  positionEveryS({ everyS: 30, openMs: openH * 3_600_000, batteryLevel, isCharging, sparesBattery })

it('positions follow as set, then slower, slower still on a low battery, and never stop', () => {
  expect([at(0), at(0.99), at(1), at(6), at(100)]).toEqual([30, 30, 60, 120, 120])
  expect([at(0, 0.19), at(0, 0.19, true), at(0, 0.19, false, false), at(0, null)]).toEqual([60, 30, 30, 30])
  expect(positionEveryS({ everyS: 600, openMs: 1e12, batteryLevel: 0, isCharging: false, sparesBattery: true })).toBe(
    1800,
  )
})

it('an alert is tried again within a minute, however often it failed', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryAlertS)).toEqual([5, 10, 20, 40, 60, 60])
})
