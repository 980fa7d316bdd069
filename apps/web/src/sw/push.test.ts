import { describe, expect, it, vi } from 'vitest'
import { openTold, showTold } from './push.ts'

const shown = () => {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>().mockResolvedValue()
  return { registration: { showNotification }, showNotification }
}

describe('what the server tells', () => {
  it('is shown, and stays where it is urgent', async () => {
    const { registration, showNotification } = shown()
    const message = { title: 'Are you back?', body: 'Mill Creek', url: '/back#x', tag: 'plan-1', isUrgent: true }
    await showTold({ registration }, message)
    expect(showNotification).toHaveBeenCalledWith(
      'Are you back?',
      expect.objectContaining({ body: 'Mill Creek', tag: 'plan-1', requireInteraction: true, data: '/back#x' }),
    )
  })

  it('is shown as news where it cannot be read', async () => {
    const { registration, showNotification } = shown()
    await showTold({ registration }, null)
    expect(showNotification).toHaveBeenCalledWith('Bluffline', expect.objectContaining({ data: '/' }))
  })

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/trips/1', '/trips/1'],
  ])('never leads out of the app: %s opens %s', async (url, opened) => {
    const openWindow = vi.fn().mockResolvedValue(null)
    await openTold({ clients: { matchAll: () => Promise.resolve([]), openWindow } }, url)
    expect(openWindow).toHaveBeenCalledWith(opened)
  })

  it('leads the open window there', async () => {
    const window = { focus: vi.fn().mockResolvedValue(null), navigate: vi.fn().mockResolvedValue(null) }
    const openWindow = vi.fn()
    await openTold({ clients: { matchAll: () => Promise.resolve([window]), openWindow } }, '/trips/1')
    expect([window.focus.mock.calls.length, window.navigate.mock.calls, openWindow.mock.calls]).toEqual([
      1,
      [['/trips/1']],
      [],
    ])
  })
})
