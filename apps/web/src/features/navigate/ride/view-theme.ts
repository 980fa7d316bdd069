import type { RideView } from '../../../data/riding-settings/ride-view.ts'
import type { ThemeId } from '../../../ui/theme/themes.ts'

/** Themes on a bright ground, and the one that is as strong in the sun as at night. */
const FOR_SUN: readonly ThemeId[] = ['light', 'theme-hiker', 'high-contrast']
const FOR_DARK: readonly ThemeId[] = [
  'dark',
  'theme-rider',
  'theme-camper',
  'theme-cyclist',
  'theme-hunter',
  'high-contrast',
]

/**
 * The theme of the ride screen: the rider's own where it suits the light, otherwise the plain one that does. `isDay` is null where nobody
 * knows, or the rider does not want it to change by itself.
 */
export function viewTheme(light: RideView['light'], own: ThemeId, isDay: boolean | null): ThemeId {
  const wanted = light === 'auto' ? isDay : light === 'day'
  if (wanted === null) return own
  if (wanted) return FOR_SUN.includes(own) ? own : 'light'
  return FOR_DARK.includes(own) ? own : 'dark'
}
