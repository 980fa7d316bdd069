import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { THEMES } from './themes.ts'

const read = (id: string) => readFileSync(join(import.meta.dirname, `${id}.css`), 'utf8')
const tokensOf = (id: string): Map<string, string> =>
  new Map([...read(id).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6,8});/g)].map((match) => [match[1] ?? '', match[2] ?? '']))

const linear = (byte: number): number => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

const ratio = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['canvas', 'surface', 'surface-raised', 'surface-sunken']
const WORDS = [
  'ink',
  'ink-muted',
  'accent-text',
  'highlight',
  'danger',
  'warn',
  'ok',
  'verdict-open',
  'verdict-closed',
  'verdict-unknown',
]
const across = (fronts: readonly string[], grounds: readonly string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const))

const TEXT = [
  ...across(WORDS, GROUNDS),
  ['accent-ink', 'accent'],
  ['danger-ink', 'danger'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['canvas', 'ink'],
  ['map-label', 'map-land'],
  ['map-label', 'map-halo'],
  ['map-label-muted', 'map-land'],
  ['map-label-muted', 'map-outside'],
  ['map-water-label', 'map-halo'],
  ['map-cluster-ink', 'map-cluster'],
] as const

/** Edges of controls, focus rings and what is drawn on the map. */
const SHAPES = [
  ...across(['line-strong', 'focus', 'accent'], ['canvas', 'surface', 'surface-raised']),
  ...across(['map-open', 'map-closed', 'map-unknown', 'map-point', 'map-me'], ['map-land', 'map-public-land']),
  ['map-state-line', 'map-land'],
  ['map-selected', 'map-land'],
] as const

const HIGH_CONTRAST = 7

function measureIn(id: string) {
  const tokens = tokensOf(id)
  return ([front, ground]: readonly [string, string]) => {
    const [a, b] = [tokens.get(front), tokens.get(ground)]
    if (!a || !b) throw new Error(`${id} has no ${a ? ground : front}`)
    return { pair: `${front} on ${ground}`, ratio: ratio(a, b) }
  }
}

describe('the red light', () => {
  const measured = measureIn('red-light')

  it('names the same tokens as the themes it lies over', () => {
    expect([...tokensOf('red-light').keys()].toSorted()).toEqual([...tokensOf('dark').keys()].toSorted())
  })

  it('lets nothing but red leave the screen: green and blue at most 6 % of full', () => {
    const others = [...tokensOf('red-light')].filter(([, hex]) =>
      [3, 5].some((at) => linear(parseInt(hex.slice(at, at + 2), 16)) > 0.06),
    )
    expect(others).toEqual([])
  })

  it('can be read all the same', () => {
    expect(TEXT.map(measured).filter((pair) => pair.ratio < 4.5)).toEqual([])
    expect(SHAPES.map(measured).filter((pair) => pair.ratio < 3)).toEqual([])
  })
})

describe.each(THEMES.map((theme) => theme.id))('the theme %s', (id) => {
  const tokens = tokensOf(id)
  const measured = measureIn(id)
  const textNeeds = id === 'high-contrast' ? HIGH_CONTRAST : 4.5

  it('names the same tokens as the default theme', () => {
    expect([...tokens.keys()].toSorted()).toEqual([...tokensOf('dark').keys()].toSorted())
  })

  it(`keeps every text at ${textNeeds} to 1 or more on every ground it stands on`, () => {
    expect(TEXT.map(measured).filter((pair) => pair.ratio < textNeeds)).toEqual([])
  })

  it('keeps edges, focus rings and map drawings at 3 to 1 or more', () => {
    expect(SHAPES.map(measured).filter((pair) => pair.ratio < 3)).toEqual([])
  })

  it('shows its real colours in the picker', () => {
    const theme = THEMES.find((candidate) => candidate.id === id)
    expect(theme?.previewColors).toEqual({
      primary: tokens.get('accent'),
      secondary: tokens.get('highlight'),
      background: tokens.get('canvas'),
    })
  })
})
