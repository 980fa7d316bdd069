import { useSyncExternalStore } from 'react'
import { DEFAULT_THEME, isThemeId, type ThemeId } from './themes.ts'

const root = () => document.documentElement
const current = (): ThemeId => {
  // A riding setting may ask for high contrast on top of whatever theme was chosen.
  if (root().hasAttribute('data-contrast')) return 'high-contrast'
  const id = root().dataset['theme']
  return isThemeId(id) ? id : DEFAULT_THEME
}

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(root(), {
    attributes: true,
    attributeFilter: ['data-theme', 'data-contrast', 'data-light', 'data-night'],
  })
  return () => observer.disconnect()
}

/** Turns the page red for as long as a ride screen wants it, and back. */
export function applyRedLight(isRed: boolean): void {
  if (isRed) root().dataset['light'] = 'red'
  else delete root().dataset['light']
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', readToken('canvas'))
}

/** Turns the whole app red, for eyes that are used to the dark, and back. */
export function applyNight(isNight: boolean): void {
  root().toggleAttribute('data-night', isNight)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', readToken('canvas'))
}

const isNightNow = () => root().hasAttribute('data-night')
/** Whether the whole app is red. */
export const useNight = (): boolean => useSyncExternalStore(watch, isNightNow)

/** Puts the theme on the page, and its canvas colour on the browser's own bars. */
export function applyTheme(id: ThemeId): void {
  root().dataset['theme'] = id
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', readToken('canvas'))
}

/** The theme on the page now; a component that draws with colour values (a canvas, the map) redraws when it changes. */
export const useActiveTheme = (): ThemeId => useSyncExternalStore(watch, current)

/** Changes whenever a colour on the page does: with the theme, and with the red light over it. */
export const useColorKey = (): string =>
  useSyncExternalStore(watch, () => `${current()} ${root().dataset['light'] ?? ''}${isNightNow() ? ' night' : ''}`)

/** The value of a colour token in the theme on the page, e.g. `readToken('map-water')`. */
export const readToken = (name: string): string => getComputedStyle(root()).getPropertyValue(`--${name}`).trim()
