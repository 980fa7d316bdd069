// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { iconSheet } from '../src/first-paint/icon-sheet.tsx'
import { ICONS } from '../src/ui/icons.ts'

const sheet = iconSheet()

describe('the sheet of icons', () => {
  it('has every icon once, each with something drawn', () => {
    const drawn = [
      ...sheet.matchAll(
        /<symbol id="icon-([^"]+)" viewBox="0 0 24 24">(<(?:path|circle|rect|line|poly|ellipse)[^]*?)<\/symbol>/g,
      ),
    ]
    expect(drawn.map(([, name]) => name)).toEqual(Object.keys(ICONS))
  })

  it('leaves colour and line to the place where an icon stands', () => {
    expect(sheet).not.toMatch(/stroke="|class="|style="/)
  })
})
