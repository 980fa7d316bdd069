import { describe, expect, it } from 'vitest'
import { isPage } from '../kit/feature.ts'
import { FEATURES } from './features.ts'
import { entriesOf } from './shell/nav.ts'

const routes = FEATURES.flatMap((feature) => feature.routes)
const pages = routes.filter(isPage)
const directory = FEATURES.flatMap((feature) => feature.directory ?? [])
const actions = FEATURES.flatMap((feature) => feature.actions ?? [])
const nav = FEATURES.flatMap((feature) => feature.nav ?? [])

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
/** `/map/:trailId` and `/map/:id` are the same address. */
const shape = (path: string) => path.replaceAll(/:\w+/g, ':')
const pathOf = (target: string) => target.split(/[?#]/)[0] ?? ''

describe('the manifests of all features', () => {
  it('are listed by id, each id once', () => {
    const ids = FEATURES.map((feature) => feature.id)
    expect(ids).toEqual(ids.toSorted())
    expect(twice(ids)).toEqual([])
  })

  it('claim every path once', () => {
    expect(twice(routes.map((route) => shape(route.path)))).toEqual([])
    expect(routes.filter((route) => route.path !== '*' && !route.path.startsWith('/'))).toEqual([])
  })

  it('use every key of the bars and of the directory once', () => {
    expect(twice(nav.map((entry) => entry.key))).toEqual([])
    expect(twice(directory.map((entry) => entry.key))).toEqual([])
    expect(twice(actions.map((action) => action.key))).toEqual([])
    expect(twice(FEATURES.flatMap((feature) => (feature.header ? [feature.header.key] : [])))).toEqual([])
  })

  it('lead only to paths that exist', () => {
    const known = routes.map((route) => route.path)
    const targets = [
      ...nav.map((entry) => entry.route),
      ...directory.map((entry) => entry.route),
      ...actions.map((action) => action.route),
      ...routes.flatMap((route) => ('redirect' in route ? [route.redirect] : [])),
    ]
    expect(targets.filter((target) => !known.includes(pathOf(target)))).toEqual([])
  })

  it('give every page a title and a description of its own', () => {
    expect(twice(pages.map((page) => page.title))).toEqual([])
    expect(twice(pages.map((page) => page.description))).toEqual([])
    expect(pages.filter((page) => page.description.length < 40 || page.description.length > 160)).toEqual([])
  })

  it('say what works with no signal, and why where nothing does', () => {
    const silent = FEATURES.filter(({ offline }) =>
      offline.kind === 'network'
        ? offline.because.trim() === ''
        : offline.kind === 'cached' && offline.collections.length === 0,
    )
    expect(silent.map((feature) => feature.id)).toEqual([])
  })

  it('write New dates as days', () => {
    const dated = directory.flatMap((entry) => (entry.newUntil === undefined ? [] : [entry.newUntil]))
    expect(dated.filter((day) => Number.isNaN(Date.parse(`${day}T00:00:00Z`)))).toEqual([])
  })

  it('give no two entries of a menu the same place', () => {
    const places = directory.flatMap(({ category, order, discover, more }) => [
      ...(order === undefined ? [] : [`${category} ${order}`]),
      ...(discover === undefined ? [] : [`Discover ${discover}`]),
      ...(more === undefined ? [] : [`${more.group} ${more.order}`]),
    ])
    expect(twice(places)).toEqual([])
  })

  it('give each bar an order without ties', () => {
    for (const bar of ['desktopOrder', 'mobileOrder'] as const)
      expect(twice(entriesOf(FEATURES, bar).map((entry) => String(entry[bar])))).toEqual([])
  })

  it.each(pages.map((page) => [page.path, page] as const))(
    'load the page of %s',
    async (_path, page) => {
      expect((await page.load()).Page).toBeTypeOf('function')
    },
    60_000,
  )
})
