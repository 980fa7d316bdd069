import type { VehicleType } from '@bluffline/contract'
import type { TrailUse } from '@bluffline/core'

export const VEHICLE_TYPE_WORDS: Readonly<Record<VehicleType, string>> = {
  '4x4': '4x4',
  atv: 'ATV',
  utv: 'UTV or side-by-side',
  motorcycle: 'Dirt bike or motorcycle',
  bicycle: 'Bicycle',
  none: 'No machine',
}

/** What an account calls the machine that this device knows. */
export const VEHICLE_TYPE_OF: Readonly<Record<TrailUse, VehicleType>> = {
  fourwheeldrive: '4x4',
  atv: 'atv',
  utv: 'utv',
  motorcycle: 'motorcycle',
  mountain_biking: 'bicycle',
  hiking: 'none',
  horse: 'none',
  paddling: 'none',
}
