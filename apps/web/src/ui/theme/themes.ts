export type UserType = 'default' | 'rider' | 'camper' | 'hiker' | 'cyclist' | 'hunter'

export interface Theme {
  readonly id: ThemeId
  readonly name: string
  readonly description: string
  readonly userType: UserType
  readonly previewColors: { readonly primary: string; readonly secondary: string; readonly background: string }
}

export const THEME_IDS = [
  'dark',
  'theme-rider',
  'theme-camper',
  'theme-hiker',
  'theme-cyclist',
  'theme-hunter',
  'light',
  'high-contrast',
] as const
export type ThemeId = (typeof THEME_IDS)[number]

export const DEFAULT_THEME: ThemeId = 'dark'
export const THEME_STORAGE_KEY = 'theme'
/** Whom the chosen theme is made for. */
export const USER_TYPE_KEY = 'userType'
export const RED_LIGHT_KEY = 'redLight'

type Row = readonly [ThemeId, string, string, UserType, readonly [string, string, string]]
const ROWS: readonly Row[] = [
  ['dark', 'Cyberpunk', 'Neon over a night ridge', 'default', ['#25e2dc', '#ff5fa8', '#070a10']],
  ['theme-rider', 'Trail Rider', 'Red clay dust and amber', 'rider', ['#ff8f45', '#ffd27a', '#16100c']],
  ['theme-camper', 'Camper', 'Ember light under the pines', 'camper', ['#ffb957', '#86d6b2', '#0d1714']],
  ['theme-hiker', 'Mountain Hiker', 'Limestone, moss and bark', 'hiker', ['#1c6541', '#a2470f', '#f2efe4']],
  ['theme-cyclist', 'Road Cyclist', 'Wet asphalt and signal lime', 'cyclist', ['#c6f135', '#68b3ff', '#0f1217']],
  ['theme-hunter', 'Hunter', 'Field olive and blaze orange', 'hunter', ['#ff8a33', '#c3cd72', '#12140e']],
  ['light', 'Light Mode', 'Clear paper for full sun', 'default', ['#00616e', '#a51559', '#f3f5f7']],
  ['high-contrast', 'High Contrast', 'The strongest contrast there is', 'default', ['#ffe600', '#5ce9ff', '#000000']],
]

/** Every theme, in the order the picker shows them. */
export const THEMES: readonly Theme[] = ROWS.map(
  ([id, name, description, userType, [primary, secondary, background]]) => ({
    id,
    name,
    description,
    userType,
    previewColors: { primary, secondary, background },
  }),
)

export const isThemeId = (value: unknown): value is ThemeId => THEME_IDS.some((id) => id === value)

/** The stored choice if it is one of ours, else what the system asks for. */
export function chooseTheme(stored: string | null, system: { moreContrast: boolean; light: boolean }): ThemeId {
  if (isThemeId(stored)) return stored
  if (system.moreContrast) return 'high-contrast'
  return system.light ? 'light' : DEFAULT_THEME
}
