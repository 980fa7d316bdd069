// @vitest-environment node
import { loadCatalog, loadDuckSeason } from '@bluffline/content'
import { describe, expect, it } from 'vitest'
import { landingFacts } from './landing/landing-facts.ts'
import { renderFirstPages } from '../src/first-paint/render-first-pages.tsx'

const catalog = loadCatalog()
const { trails, campgrounds } = catalog
const landing = landingFacts(catalog, loadDuckSeason())
const pages = renderFirstPages({ trails, campgrounds, day: '2026-11-21', landing })
const at = (path: string) => pages.find((page) => page.path === path)
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the documents the server sends before any script', () => {
  it('stand at addresses of their own, each with a title of its own', () => {
    for (const key of ['path', 'title'] as const)
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  })

  it('have one main heading and a description', () => {
    for (const { path, html, description } of pages) {
      expect(html.match(/<h1/g)?.length, path).toBe(1)
      expect(description.length, path).toBeGreaterThan(20)
    }
  })

  it('say of a trail what no day changes, and nothing of whether it is open', () => {
    const page = at('/map/brock-creek-23')
    const text = textOf(page?.html ?? '')
    expect(text).toContain('Brock Creek Trail 23')
    expect(text).toContain('Van Buren County')
    expect(text).toContain('14.4 mi')
    expect(page?.title).toBe('Brock Creek Trail 23, Van Buren County, Arkansas')
    // The field guide tells riders to look for these very words.
    const ofTrails = pages.filter(({ path }) => !path.startsWith('/field-guide/'))
    for (const { html } of ofTrails) expect(textOf(html)).not.toMatch(/(open|closed) today for/i)
  })

  it('say of every campground where it is, and "Unknown" where nobody knows', () => {
    for (const { id } of campgrounds) expect(textOf(at(`/campgrounds/${id}`)?.html ?? ''), id).toBeTruthy()
    const text = textOf(at('/campgrounds/queen-wilhelmina-state-park')?.html ?? '')
    expect(text).toContain('479-394-2863')
    expect(text).toContain('RV site Unknown')
    expect(text).not.toMatch(/available|sites free/i)
  })

  it('begin the finder with its first trails as plain links', () => {
    const links = [...(at('/ai-trails')?.html ?? '').matchAll(/<h3[^>]*><a href="([^"]*)"/g)].map(([, to]) => to ?? '')
    expect(links).toHaveLength(6)
    for (const link of links) expect(at(link), link).toBeDefined()
  })

  it('leave no name of the catalogue unescaped', () => {
    for (const { html } of pages) expect(html).not.toMatch(/<script|javascript:/i)
  })
})
