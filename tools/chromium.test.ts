import { expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

it('takes the Chromium named by CHROMIUM_PATH before any other', () => {
  expect(findChromium(process.execPath, ['/bin/sh'])).toBe(process.execPath)
})

it('refuses a CHROMIUM_PATH that is no program, naming it', () => {
  expect(() => findChromium('/nowhere/chromium', ['/bin/sh'])).toThrow('/nowhere/chromium')
})

it('takes the first one there is when none is named', () => {
  expect(findChromium('', ['/nowhere/chromium', '/bin/sh'])).toBe('/bin/sh')
})
