import { useCallback, useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { applyTheme, useActiveTheme } from '../../ui/theme/active-theme.ts'
import { chooseTheme, THEME_STORAGE_KEY, THEMES, USER_TYPE_KEY, type ThemeId } from '../../ui/theme/themes.ts'

const asksFor = (query: string) => window.matchMedia(query).matches

/** What the system prefers, for a visitor who has not chosen. */
export const systemTheme = (stored: string | null): ThemeId =>
  chooseTheme(stored, {
    moreContrast: asksFor('(prefers-contrast: more)'),
    light: asksFor('(prefers-color-scheme: light)'),
  })

/** The theme and how to change it. The choice is kept, and followed by the app's other tabs. */
export function useThemeChoice(): readonly [ThemeId, (id: ThemeId) => void] {
  const { storage } = usePorts()
  const active = useActiveTheme()
  useEffect(() => storage.watch(THEME_STORAGE_KEY, (value) => applyTheme(systemTheme(value))), [storage])
  const choose = useCallback(
    (id: ThemeId) => {
      storage.write(THEME_STORAGE_KEY, id)
      storage.write(USER_TYPE_KEY, THEMES.find((theme) => theme.id === id)?.userType ?? 'default')
      applyTheme(id)
    },
    [storage],
  )
  return [active, choose]
}
