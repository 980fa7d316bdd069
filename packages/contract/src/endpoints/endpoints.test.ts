import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ERROR_CODES } from '../endpoint.ts'
import { ENDPOINTS } from './all.ts'
import { placeQuery } from './places.ts'
import { listTrails } from './trails.ts'

const pathsNamed = (result: z.ZodSafeParseResult<unknown>) => result.error?.issues.map((issue) => issue.path[0])

describe('the list of endpoints', () => {
  it('names every call once and serves every address once', () => {
    expect(new Set(ENDPOINTS.map((e) => e.id)).size).toBe(ENDPOINTS.length)
    expect(new Set(ENDPOINTS.map((e) => `${e.method} ${e.path}`)).size).toBe(ENDPOINTS.length)
  })

  it('declares a schema for exactly the parameters that stand in the path', () => {
    for (const { path, params } of ENDPOINTS) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
    }
  })

  it('uses known error codes only, and can be described as JSON Schema', () => {
    for (const { errors, query, headers, body, output } of ENDPOINTS) {
      for (const code of errors) expect(ERROR_CODES).toContain(code)
      expect(() => z.toJSONSchema(output)).not.toThrow()
      for (const input of [headers, body]) if (input) expect(() => z.toJSONSchema(input, { io: 'input' })).not.toThrow()
      if (query) expect(() => z.toJSONSchema(query, { io: 'input' })).not.toThrow()
    }
  })
})

describe('the query of trails', () => {
  it('reads the strings of an address and writes the same strings back', () => {
    const strings = {
      q: 'brock',
      activity: 'riding',
      vehicle: 'utv',
      minMiles: '2.5',
      near: '-92.8,35.5',
      withinMiles: '20',
      bbox: '-93,35,-92,36',
      openOn: '2026-11-21',
      limit: '50',
    }
    const decoded = listTrails.query.parse(strings)
    expect(decoded).toMatchObject({ near: { lng: -92.8, lat: 35.5 }, withinMiles: 20, bbox: { west: -93 }, limit: 50 })
    expect(z.encode(listTrails.query, decoded)).toEqual(strings)
  })

  it('writes numbers so that they can be read again, however small', () => {
    const query = { near: { lng: -1e-7, lat: 1 / 3 }, withinMiles: 1e-5 }
    const strings = z.encode(listTrails.query, query)
    expect(strings).toEqual({ near: '-0.0000001,0.3333333', withinMiles: '0.00001' })
    expect(listTrails.query.safeParse(strings).success).toBe(true)
  })

  it.each([
    [{ near: '35.5' }, 'near'],
    [{ near: '-92.8,95' }, 'near'],
    [{ withinMiles: '5' }, 'withinMiles'],
    [{ bbox: '-92,35,-93,36' }, 'bbox'],
    [{ minMiles: '9', maxMiles: '3' }, 'maxMiles'],
    [{ minMiles: '1e9' }, 'minMiles'],
    [{ openOn: '2026-02-30' }, 'openOn'],
    [{ q: 'a\u0000b' }, 'q'],
    [{ limit: '0' }, 'limit'],
    [{ vehicle: 'tank' }, 'vehicle'],
  ])('refuses %j and names %s', (query, name) => {
    expect(pathsNamed(listTrails.query.safeParse(query))).toEqual([name])
  })

  it('refuses a filter it does not know, so that a misspelled one is not silently ignored', () => {
    expect(listTrails.query.safeParse({ vehical: 'utv' }).success).toBe(false)
    expect(placeQuery.safeParse({ openOn: '2026-11-21' }).success).toBe(false)
  })
})
