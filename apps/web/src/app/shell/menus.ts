import { lazy } from 'react'

/** What the menus hold. The bars stand without it; it is fetched when nothing more urgent is. */
export const loadMenus = () => import('./menus/index.ts')

export const EntryPanel = lazy(async () => ({ default: (await loadMenus()).EntryPanel }))
export const BrowsePanel = lazy(async () => ({ default: (await loadMenus()).BrowsePanel }))
export const MePanel = lazy(async () => ({ default: (await loadMenus()).MePanel }))
export const ThemePanel = lazy(async () => ({ default: (await loadMenus()).ThemePanel }))
