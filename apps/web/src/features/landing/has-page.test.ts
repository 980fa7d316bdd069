import { expect, it } from 'vitest'
import type { Feature, FeatureRoute } from '../../kit/feature.ts'
import { hasPage } from './has-page.ts'

const page = (path: string): FeatureRoute => ({
  path,
  title: path,
  description: path,
  load: () => Promise.reject(new Error('not asked for')),
})
const features: readonly Feature[] = [
  {
    id: 'one',
    title: 'One',
    category: 'Explore',
    offline: { kind: 'built-in' },
    routes: [page('/map'), page('/map/:trailId'), page('*'), { path: '/trails', redirect: '/map' }],
  },
]

it.each([
  ['/map', true],
  ['/map?q=Mill%20Creek', true],
  ['/map/brock-creek-23', true],
  ['/trails#top', true],
  ['/duck-hunting', false],
  ['/map/a/b', false],
])('of %s: %s', (address, is) => {
  expect(hasPage(features, address)).toBe(is)
})
