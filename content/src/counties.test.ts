import { describe, expect, it } from 'vitest'
import { countyAt, countyOutlines } from './counties.ts'

describe('the counties', () => {
  it('are the 75 of Arkansas', () => {
    const outlines = countyOutlines()
    expect(outlines).toHaveLength(75)
    expect(new Set(outlines.map(({ name }) => name)).size).toBe(75)
  })

  it.each([
    ['the capitol in Little Rock', { lng: -92.2888, lat: 34.7465 }, 'Pulaski'],
    ['the courthouse in Jasper', { lng: -93.1863, lat: 36.0081 }, 'Newton'],
    ['Memphis, across the river', { lng: -90.049, lat: 35.1495 }, null],
    ['Texarkana on the Texas side', { lng: -94.0602, lat: 33.4251 }, null],
  ])('%s', (_, at, county) => {
    expect(countyAt(at)).toBe(county)
  })
})
