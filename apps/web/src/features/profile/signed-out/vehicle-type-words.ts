import type { VehicleType } from '@bluffline/contract'

export const VEHICLE_TYPE_WORDS: Readonly<Record<VehicleType, string>> = {
  '4x4': '4x4',
  atv: 'ATV',
  utv: 'UTV or side-by-side',
  motorcycle: 'Dirt bike or motorcycle',
  bicycle: 'Bicycle',
  none: 'No machine',
}
