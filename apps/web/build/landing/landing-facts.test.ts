// @vitest-environment node
import { loadCatalog, loadDuckSeason } from '@bluffline/content'
import { describe, expect, it } from 'vitest'
import { createTextIndex } from '../../src/data/search/text-index.ts'
import { landingFacts } from './landing-facts.ts'

const catalog = loadCatalog()
const facts = landingFacts(catalog, loadDuckSeason())
const at = (key: string) => facts.places.find((place) => place.key === key)
const texts = (key: string, standing: string) =>
  at(key)?.features.flatMap((fact) => (fact.standing === standing ? [fact.text] : []))

describe('what the landing page says of the catalogue', () => {
  it('is counted, not typed', () => {
    expect(facts.counts).toEqual(catalog.counts)
    expect(facts.counts.verifiedTrails).toBe(catalog.trails.filter(({ verified }) => verified).length)
  })

  it('shows nine places, each with sources', () => {
    expect(facts.places).toHaveLength(9)
    expect(facts.places.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  it('shows disputed figures with every reading, and never the one that no page bears out', () => {
    expect(texts('mill-creek', 'disputed')).toEqual(['50 miles or 25+ miles'])
    expect(texts('hot-springs', 'disputed')).toEqual(['1,242 acres or 1,250 acres or 1,254 acres'])
    expect(texts('wolf-pen-gap', 'disputed')).toEqual(['About 40 miles'])
    expect(JSON.stringify(facts.places.map(({ features }) => features))).not.toContain('400')
  })

  it('calls unverified what only older pages of the app told', () => {
    expect(texts('mill-creek', 'unverified')).toEqual(['7,260 ft elevation gain'])
    expect(texts('hillarosa', 'unverified')).toContain('8.3 miles')
    expect(texts('carters-beginner-loop', 'sourced')).toEqual([])
  })

  it('finds something on the map for every place that leads there', () => {
    const index = createTextIndex(
      catalog.trails.map(({ name, system, county, region }) => ({
        name: system === null ? name : `${name} ${system}`,
        about: `${county} County ${region} Arkansas`,
      })),
    )
    const queries = facts.places.flatMap(({ mapQuery }) => mapQuery ?? [])
    expect(queries).toHaveLength(8)
    expect(queries.filter((query) => index.search(query).length === 0)).toEqual([])
  })

  it('says of no place that it is safe', () => {
    expect(JSON.stringify(facts)).not.toMatch(/\bsafe\b/i)
  })
})
