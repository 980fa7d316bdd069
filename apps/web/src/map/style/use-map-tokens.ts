import { useMemo } from 'react'
import { readToken, useActiveTheme } from '../../ui/theme/active-theme.ts'
import type { ThemeId } from '../../ui/theme/themes.ts'
import { readMapTokens, type MapTokens } from './map-tokens.ts'

/** The theme stands on the page already; its id only says when to read again. */
const tokensOf = (_onPage: ThemeId): MapTokens => readMapTokens(readToken)

/** The map's colours in the theme on the page; read once a theme, because reading computed colours costs a layout. */
export function useMapTokens(): MapTokens {
  const theme = useActiveTheme()
  return useMemo(() => tokensOf(theme), [theme])
}
