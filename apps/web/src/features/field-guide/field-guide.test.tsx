import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as FieldGuidePage } from './field-guide-page.tsx'
import { Page as GuidePage } from './guide-page.tsx'

const open = (path: string, ports = fakePorts()) => ({
  user: userEvent.setup(),
  ...renderWithData(
    <Routes>
      <Route path="/field-guide" element={<FieldGuidePage />} />
      <Route path="/field-guide/:guideId" element={<GuidePage />} />
    </Routes>,
    { path, ports },
  ),
})

afterEach(cleanup)

describe('the field guide', () => {
  it('puts people first, and finds a page by a word', async () => {
    const { user } = open('/field-guide')
    const sections = await screen.findAllByRole('heading', { level: 2 })
    expect(sections[0]?.textContent).toBe('Medical')
    await user.type(screen.getByRole('searchbox', { name: 'Search the field guide' }), 'copperhead')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Snake bite'])
    await user.type(screen.getByRole('searchbox'), ' zebra')
    expect(screen.getByText('No page speaks of that')).toBeTruthy()
  })
})

describe('a page of it', () => {
  it('says to call 911 first where it is about people, with the numbers and who says so', async () => {
    open('/field-guide/heat-illness')
    expect(await screen.findByRole('heading', { level: 1, name: 'Heat stroke and heat exhaustion' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/Call 911 first/)
    expect(screen.getByText('103 °F or higher')).toBeTruthy()
    expect(screen.getByText(/Last reviewed November 21, 2026/)).toBeTruthy()
  })

  it('is read aloud one step at a time: next, repeat, stop', async () => {
    const ports = fakePorts()
    const { user } = open('/field-guide/stuck-in-sand', ports)
    await user.click(await screen.findByRole('button', { name: 'Read aloud, step by step' }))
    await screen.findByText(/^Step 1 of 5/)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Repeat' }))
    await screen.findByText(/^Step 2 of 5/)
    expect(ports.spoken).toEqual([
      'Stop as soon as you feel it sink. Do not spin.',
      'Let the tires down.',
      'Let the tires down.',
    ])
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('button', { name: 'Read aloud, step by step' })).toBeTruthy()
  })

  it('is shown step by step where the browser has no voice, and says so', async () => {
    const ports = fakePorts()
    ports.setVoice(false)
    const { user } = open('/field-guide/stuck-in-sand', ports)
    await user.click(await screen.findByRole('button', { name: 'Read aloud, step by step' }))
    expect(await screen.findByText('This browser has no voice. Read along here.')).toBeTruthy()
  })

  it('leads from question to question to what can be done with the machine, and back', async () => {
    const { user } = open('/field-guide/find-the-fault-start')
    expect(await screen.findByText('Does the dash light up with the key on?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'No' }))
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByText('Limp back')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('Does it click?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByText('Does the dash light up with the key on?')).toBeTruthy()
  })

  it('that does not exist says so', async () => {
    open('/field-guide/no-such-page')
    expect(await screen.findByText('There is no such page')).toBeTruthy()
  })
})
