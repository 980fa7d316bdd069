import type { Vehicle } from '@bluffline/core'
import { isMotorUse, USE_WORDS } from './use-words.ts'

/** "UTV / side-by-side, 64 in". */
export function vehicleWords({ use, widthInches }: Vehicle): string {
  const { label } = USE_WORDS[use]
  return widthInches === null || !isMotorUse(use) ? label : `${label}, ${widthInches} in`
}
