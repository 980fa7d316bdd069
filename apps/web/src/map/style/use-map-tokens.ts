import { useMemo } from 'react'
import { readToken, useColorKey } from '../../ui/theme/active-theme.ts'
import { readMapTokens, type MapTokens } from './map-tokens.ts'

/** The colours stand on the page already; the key only says when to read again. */
const tokensOf = (_onPage: string): MapTokens => readMapTokens(readToken)

/** The map's colours in the theme on the page; read once a theme, because reading computed colours costs a layout. */
export function useMapTokens(): MapTokens {
  const colors = useColorKey()
  return useMemo(() => tokensOf(colors), [colors])
}
