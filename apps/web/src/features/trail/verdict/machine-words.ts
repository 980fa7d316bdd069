import type { Vehicle } from '@bluffline/core'
import { isMotorUse, USE_WORDS } from '../../../data/vehicle/use-words.ts'

/** `UTV / side-by-side, 64 in wide`; feet and hooves have no width worth telling. */
export function machineWords({ use, widthInches }: Vehicle): string {
  const { label } = USE_WORDS[use]
  if (!isMotorUse(use)) return label
  return widthInches === null ? `${label}, width not given` : `${label}, ${widthInches} in wide`
}
