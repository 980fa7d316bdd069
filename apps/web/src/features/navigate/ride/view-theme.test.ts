import { describe, expect, it } from 'vitest'
import { viewTheme } from './view-theme.ts'

describe('the theme of the ride screen', () => {
  it('follows the sun, and keeps the rider’s own where it suits the light', () => {
    expect(viewTheme('auto', 'dark', true)).toBe('light')
    expect(viewTheme('auto', 'theme-rider', false)).toBe('theme-rider')
    expect(viewTheme('auto', 'theme-hiker', true)).toBe('theme-hiker')
    expect(viewTheme('auto', 'light', false)).toBe('dark')
  })

  it('stays the rider’s own where nobody knows the light or wants it followed', () => {
    expect(viewTheme('auto', 'theme-cyclist', null)).toBe('theme-cyclist')
  })

  it('is what was chosen, whatever the sun does; high contrast is strong in both', () => {
    expect(viewTheme('day', 'dark', false)).toBe('light')
    expect(viewTheme('night', 'light', true)).toBe('dark')
    expect(viewTheme('day', 'high-contrast', null)).toBe('high-contrast')
    expect(viewTheme('night', 'high-contrast', null)).toBe('high-contrast')
  })
})
