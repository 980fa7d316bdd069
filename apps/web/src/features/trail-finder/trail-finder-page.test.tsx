import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything } from '../../data/testing/render-with-data.tsx'
import { box, card, count, names, openFinder } from './testing/open-finder.tsx'

beforeEach(async () => {
  window.innerWidth = 390
  await forgetEverything()
})
afterEach(cleanup)

describe('the list', () => {
  it('shows every trail with what is known and says what is not', async () => {
    openFinder()
    await count('3 trails')
    expect(card('Brock Creek Trail 43').textContent).toContain('4.2 mi')
    expect(card('Brock Creek Trail 43').textContent).toContain('Difficulty unknown')
    expect(card('Cedar Falls Trail').textContent).toContain('Length unknown')
    expect(card('Cedar Falls Trail').textContent).toContain('Community, unverified')
    expect(within(card('Wolf Pen Gap Trail 6')).getByText('Open to: ATV')).toBeTruthy()
  })

  it('judges each trail for its own use until the rider says what they ride, then for them', async () => {
    const { user } = openFinder()
    await count('3 trails')
    expect(within(card('Brock Creek Trail 43')).getByText('Open today for ATVs')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'UTV / side-by-side' }))
    expect(within(card('Brock Creek Trail 43')).getByText('Open today for side-by-sides')).toBeTruthy()
    expect(within(card('Wolf Pen Gap Trail 6')).getByText('Not for side-by-sides')).toBeTruthy()
    expect(screen.queryByText('What do you ride?')).toBeNull()
  })

  it('lets the question be put off for good', async () => {
    const { user, ports } = openFinder()
    await count('3 trails')
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    cleanup()
    openFinder('/ai-trails', ports)
    await count('3 trails')
    expect(screen.queryByText('What do you ride?')).toBeNull()
  })

  it('keeps a trail on the device by its bookmark', async () => {
    const { user } = openFinder()
    await count('3 trails')
    const bookmark = screen.getByRole('button', { name: 'Save Cedar Falls Trail' })
    await user.click(bookmark)
    await waitFor(() => expect(bookmark.getAttribute('aria-pressed')).toBe('true'))
    expect(await (await openDatabase()).savedTrails.toCollection().primaryKeys()).toEqual(['cedar-falls'])
  })
})

describe('the search box', () => {
  it('forgives typing errors, and the address can be shared', async () => {
    const { user, router } = openFinder()
    await count('3 trails')
    await user.type(box(), 'brok creek')
    await waitFor(() => expect(router.state.location.search).toBe('?q=brok+creek'))
    await count('1 trail')
    expect(names()).toEqual(['Brock Creek Trail 43'])
  })

  it('offers systems, trails and places, chosen with the arrow keys and Enter', async () => {
    const { user, router } = openFinder()
    await count('3 trails')
    await user.type(box(), 'wolf')
    const list = screen.getByRole('listbox', { name: 'Suggestions' })
    await within(list).findByRole('group', { name: 'Systems' })
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Wolf Pen Gap Trail 6')
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/map/wolf-6')
  })

  it('turns an offered county into a filter', async () => {
    const { user, router } = openFinder()
    await count('3 trails')
    await user.type(box(), 'polk')
    await user.click(await screen.findByRole('option', { name: /^Polk County/ }))
    await count('1 trail')
    expect(router.state.location.search).toBe('?county=Polk')
    expect((box() as HTMLInputElement).value).toBe('')
  })

  it('turns an offered town into a place to measure from', async () => {
    const { user } = openFinder()
    await count('3 trails')
    await user.type(box(), 'clinton')
    await user.click(await screen.findByRole('option', { name: /^Clinton/ }))
    await screen.findByRole('button', { name: 'Remove Within 25 miles of Clinton' })
    expect(names()).toEqual(['Brock Creek Trail 43'])
    expect(card('Brock Creek Trail 43').textContent).toMatch(/\d+ mi away/)
  })

  it('takes a town nobody named a trail for as the place to look around, misspelt too', async () => {
    const { user, router } = openFinder('/ai-trails?q=russelville')
    await screen.findByText(/^Trails near/)
    expect(screen.getByText('Russellville').closest('p')?.textContent).toBe('Trails near Russellville, Pope County')
    expect(names()).toEqual(['Brock Creek Trail 43'])
    expect(card('Brock Creek Trail 43').textContent).toMatch(/\d+ mi away/)
    expect((box() as HTMLInputElement).value).toBe('russelville')
    await user.click(screen.getByRole('button', { name: 'All trails' }))
    await count('3 trails')
    expect(router.state.location.search).toBe('')
  })

  it('filters by what else is said beside the town', async () => {
    openFinder('/ai-trails?q=hard+trails+near+Mena')
    await screen.findByRole('button', { name: 'Remove Within 25 miles of Mena' })
    expect(screen.getByRole('button', { name: 'Remove Hard' })).toBeTruthy()
    expect(names()).toEqual(['Wolf Pen Gap Trail 6'])
  })

  it('says what is nearest, and how far, where nothing lies around the town', async () => {
    const { user } = openFinder('/ai-trails?q=jonesboro')
    const way = await screen.findByRole('button', { name: /^Show the nearest/ })
    expect(screen.getByText(/The nearest is/).textContent).toMatch(
      /The nearest is Brock Creek Trail 43, 1\d\d miles from Jonesboro/,
    )
    await user.click(way)
    await screen.findByRole('button', { name: 'Remove From Jonesboro' })
    expect(names()[0]).toBe('Brock Creek Trail 43')
  })

  it('still says so where words name neither a trail nor a town', async () => {
    openFinder('/ai-trails?q=zzyzx')
    await screen.findByText('No trail fits all of this')
  })

  it('closes its offers on Escape and empties itself on the second', async () => {
    const { user } = openFinder()
    await count('3 trails')
    await user.type(box(), 'wolf')
    await screen.findByRole('option', { name: /Wolf Pen Gap Trail 6/ })
    await user.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect((box() as HTMLInputElement).value).toBe('wolf')
    await user.keyboard('{Escape}')
    await count('3 trails')
    expect((box() as HTMLInputElement).value).toBe('')
  })
})
