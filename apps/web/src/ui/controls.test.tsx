import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { Dialog } from './dialog.tsx'
import { RangeField } from './range-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { openDelayMs } from './tooltip-timing.ts'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

describe('buttons', () => {
  it('do nothing while busy and say so', async () => {
    const pressed = vi.fn()
    render(
      <Button busy onClick={pressed}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(pressed).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('never send a form by accident', () => {
    render(<Button>Open</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('say whether a filter is on', () => {
    render(<Chip selected>UTV</Chip>)
    expect(screen.getByRole('button', { name: 'UTV', pressed: true })).toBeDefined()
  })
})

describe('fields', () => {
  it('tie their label, hint and error to the control', () => {
    render(<TextField label="Width" hint="In inches" error="Too wide" defaultValue="500" />)
    const field = screen.getByLabelText('Width')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told).toEqual(['In inches', 'Too wide'])
  })

  it('clear a search and put the cursor back into it', async () => {
    const onValue = vi.fn()
    render(<SearchField label="Search trails" value="brok" onValue={onValue} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(onValue).toHaveBeenCalledWith('')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search trails' }))
  })

  it('answer with the chosen value', async () => {
    const onValue = vi.fn()
    const options = [
      { value: 'near', label: 'Nearest' },
      { value: 'long', label: 'Longest' },
    ] as const
    render(<SelectField label="Sort by" options={options} value="near" onValue={onValue} />)
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Longest')
    expect(onValue).toHaveBeenCalledWith('long')
  })

  it('switch, and say the value of a slider in words', async () => {
    const onChecked = vi.fn()
    render(
      <>
        <SwitchField label="Topo tiles" checked={false} onChecked={onChecked} />
        <RangeField label="Distance" value={25} min={5} max={100} onValue={() => undefined} text="25 miles" />
      </>,
    )
    await userEvent.click(screen.getByRole('switch', { name: 'Topo tiles' }))
    expect(onChecked).toHaveBeenCalledWith(true)
    expect(screen.getByRole('slider', { name: 'Distance' }).getAttribute('aria-valuetext')).toBe('25 miles')
  })
})

function Folder() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  const tabs = (['a', 'b', 'c'] as const).map((key) => ({ key, label: `Tab ${key}`, content: `Content ${key}` }))
  return <Tabs label="Parts" tabs={tabs} value={tab} onValue={setTab} />
}

describe('tabs', () => {
  it('move with the arrows, around the ends, and only one can be tabbed to', async () => {
    render(<Folder />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tabpanel', { name: 'Tab c' }).textContent).toBe('Content c')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab c', selected: true }))
    await userEvent.keyboard('{ArrowRight}{End}{Home}')
    expect(screen.getByRole('tabpanel', { name: 'Tab a' })).toBeDefined()
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })
})

describe('a dialog', () => {
  it('opens as a modal with its title, and closes by its cross', async () => {
    const onClose = vi.fn()
    const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(
      <Dialog open onClose={onClose} title="Report a problem">
        <p>What did you see?</p>
      </Dialog>,
    )
    expect(show).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('tooltips', () => {
  it('wait 700 ms, and not at all within 300 ms of the last one', () => {
    expect(openDelayMs({ closedAtMs: null }, 10_000)).toBe(700)
    expect(openDelayMs({ closedAtMs: 9_700 }, 10_000)).toBe(0)
    expect(openDelayMs({ closedAtMs: 9_699 }, 10_000)).toBe(700)
  })

  it('show on keyboard focus, describe their control, and hide on Escape', async () => {
    render(
      <Tooltip text="Keep on this device">
        <button type="button">Save</button>
      </Tooltip>,
    )
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    expect(tip.textContent).toBe('Keep on this device')
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
