import { useMemo } from 'react'
import { readToken, useActiveTheme } from '../../ui/theme/active-theme.ts'
import { readMapTokens, type MapTokens } from './map-tokens.ts'

/** The map's colours in the theme on the page; read once a theme, because reading computed colours costs a layout. */
export function useMapTokens(): MapTokens {
  const theme = useActiveTheme()
  return useMemo(() => readMapTokens(readToken), [theme])
}
