import { describe, expect, it } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { gaugeNames } from './gauge-names.ts'

const [river] = loadCatalog().waterways.filter(({ gauges }) => gauges.length > 0)
const [gauge] = river?.gauges ?? []
const found = (name: string) =>
  river && gauge ? gaugeNames({ waterways: [{ ...river, gauges: [{ ...gauge, name }] }] }).length : -1

describe('the name of a gauge', () => {
  it.each([
    ['Lee Creek at Lee Creek Reservoir near Van Buren', 0],
    ['Buffalo River near St. Joe', 0],
    ['Little Missouri River (AR) at Narrows Dam', 0],
    ['Mulberry River Near Mulberry. AR', 1],
    ['Lee Creek at Lee Creek Reservoir near Van Burenar', 1],
    ['LEE CREEK AT SHORT', 1],
    ['Black River at Black Rock AR', 1],
  ])('%s', (name, count) => {
    expect(found(name)).toBe(count)
  })
})
