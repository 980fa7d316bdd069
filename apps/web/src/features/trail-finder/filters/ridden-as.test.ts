import type { TrailUse } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_VEHICLE, type MyVehicle } from '../../../data/vehicle/vehicle-store.ts'
import { EMPTY_STATE, type FinderState } from './finder-state.ts'
import { riddenAs } from './ridden-as.ts'

const nobody: MyVehicle = { vehicle: DEFAULT_VEHICLE, isChosen: false }
const mine: MyVehicle = { vehicle: { use: 'utv', widthInches: 64, permits: ['pass'] }, isChosen: true }

describe('the machine a trail is judged for', () => {
  it.each<[string, readonly TrailUse[], Partial<FinderState>, MyVehicle, TrailUse]>([
    ['the one asked for', ['atv'], { vehicle: 'motorcycle' }, mine, 'motorcycle'],
    ['the rider’s own, also where it is not allowed', ['hiking'], {}, mine, 'utv'],
    [
      'a use of the trail that fits the activity, where the rider’s own does not',
      ['hiking'],
      { activity: 'hiking' },
      mine,
      'hiking',
    ],
    ['the default, where the trail is open to it', ['atv', 'fourwheeldrive'], {}, nobody, 'fourwheeldrive'],
    ['a use of the trail, while the rider has not said anything', ['hiking', 'horse'], {}, nobody, 'hiking'],
  ])('is %s', (_name, uses, change, rider, use) => {
    expect(riddenAs({ uses }, { ...EMPTY_STATE, ...change }, rider).use).toBe(use)
  })

  it('has the rider’s width only where it is the rider’s machine', () => {
    expect(riddenAs({ uses: ['utv'] }, EMPTY_STATE, mine).widthInches).toBe(64)
    expect(riddenAs({ uses: ['atv'] }, { ...EMPTY_STATE, vehicle: 'atv' }, mine).widthInches).toBeNull()
    expect(riddenAs({ uses: ['utv'] }, { ...EMPTY_STATE, widthInches: 72 }, mine).widthInches).toBe(72)
  })
})
