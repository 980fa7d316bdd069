/** Every theme of the app, the one it begins with first. */
export const THEMES = [
  'dark',
  'theme-rider',
  'theme-camper',
  'theme-hiker',
  'theme-cyclist',
  'theme-hunter',
  'light',
  'high-contrast',
] as const
