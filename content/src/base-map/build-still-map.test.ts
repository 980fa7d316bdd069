import { readFileSync } from 'node:fs'
import { mercatorNorthing } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { buildStillMap, STILL_MAP_FILE, stillMapText } from './build-still-map.ts'

const still = buildStillMap()

describe('the picture of the state', () => {
  it('is committed as the build makes it, byte by byte', () => {
    expect(readFileSync(STILL_MAP_FILE, 'utf8') === stillMapText()).toBe(true)
  })
  it('puts a town where it lies', () => {
    const town = still.towns.find(({ name }) => name === 'Little Rock')
    const [x = 0, y = 0] = town?.at ?? []
    expect(still.west + x / still.unitsPerDegree).toBeCloseTo(-92.29, 1)
    expect(mercatorNorthing(still.north) - y / still.unitsPerDegree).toBeCloseTo(mercatorNorthing(34.75), 1)
  })
  it('closes the state and its lakes, and draws its rivers', () => {
    expect(still.land).toMatch(/^M[\d-].*z$/)
    expect(still.rivers.match(/M/g)?.length).toBeGreaterThan(5)
    expect(`${still.land}${still.lakes}${still.rivers}`).not.toMatch(/NaN|Infinity/)
  })
})
