import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseTheme, THEME_IDS, THEMES } from './themes.ts'

const script = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8')

interface System {
  readonly moreContrast: boolean
  readonly light: boolean
}

/** Runs the script of index.html the way the browser does, before anything else exists. */
function beforePaint(stored: Readonly<Record<string, string>>, system: System) {
  const attributes = new Map<string, string>()
  let barColor = ''
  const run = new Function('localStorage', 'matchMedia', 'document', script)
  run(
    { getItem: (key: string) => stored[key] ?? null },
    (query: string) => ({ matches: query.includes('contrast') ? system.moreContrast : system.light }),
    {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
      querySelector: () => ({ setAttribute: (_name: string, value: string) => (barColor = value) }),
    },
  )
  return { attributes, barColor }
}

const PLAIN: System = { moreContrast: false, light: false }

describe('the choice of a theme', () => {
  it('starts light where the system is light, high contrast where it asks for more, else dark', () => {
    expect(chooseTheme(null, { moreContrast: false, light: false })).toBe('dark')
    expect(chooseTheme(null, { moreContrast: false, light: true })).toBe('light')
    expect(chooseTheme(null, { moreContrast: true, light: true })).toBe('high-contrast')
  })

  it('keeps a stored choice, and forgets one that is not ours', () => {
    expect(chooseTheme('theme-hunter', { moreContrast: true, light: true })).toBe('theme-hunter')
    expect(chooseTheme('midnight', { moreContrast: false, light: true })).toBe('light')
  })

  it('is the same before the first paint as after it', () => {
    for (const stored of [null, 'midnight', '', ...THEME_IDS])
      for (const moreContrast of [true, false])
        for (const light of [true, false]) {
          const system = { moreContrast, light }
          const { attributes } = beforePaint(stored === null ? {} : { theme: stored }, system)
          expect(attributes.get('data-theme')).toBe(chooseTheme(stored, system))
        }
  })

  it('gives the bar of the browser the ground of the theme before the first paint', () => {
    for (const { id, previewColors } of THEMES)
      expect(beforePaint({ theme: id }, PLAIN).barColor).toBe(previewColors.background)
    expect(beforePaint({ theme: 'light', redLight: 'on' }, PLAIN).barColor).toBe('#000000')
  })

  it('turns the page red before the first paint where the rider wants it red', () => {
    expect(beforePaint({ redLight: 'on' }, PLAIN).attributes.has('data-night')).toBe(true)
    expect(beforePaint({}, PLAIN).attributes.has('data-night')).toBe(false)
  })

  it('offers the eight themes under their names', () => {
    expect(THEMES.map(({ id, name }) => [id, name])).toEqual([
      ['dark', 'Cyberpunk'],
      ['theme-rider', 'Trail Rider'],
      ['theme-camper', 'Camper'],
      ['theme-hiker', 'Mountain Hiker'],
      ['theme-cyclist', 'Road Cyclist'],
      ['theme-hunter', 'Hunter'],
      ['light', 'Light Mode'],
      ['high-contrast', 'High Contrast'],
    ])
  })
})
