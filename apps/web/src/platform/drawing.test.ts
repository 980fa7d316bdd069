import { describe, expect, it, vi } from 'vitest'
import { createDrawing } from './drawing.ts'

const viewWith = (navigator: object): { view: Window; fire: (name: string) => boolean } => {
  const target = new EventTarget()
  const view = Object.assign(target, { navigator }) as unknown as Window
  return { view, fire: (name) => target.dispatchEvent(new Event(name)) }
}
const adapter = (isFallbackAdapter: boolean) => ({ info: { isFallbackAdapter } })

describe('who draws', () => {
  it.each([
    ['no adapter', () => Promise.resolve(null), true],
    ['an adapter made of software', () => Promise.resolve(adapter(true)), true],
    ['an adapter', () => Promise.resolve(adapter(false)), false],
    ['a question that fails', () => Promise.reject(new Error('lost')), true],
  ])('with %s', async (_case, requestAdapter, expected) => {
    const { view } = viewWith({ gpu: { requestAdapter } })
    expect(await createDrawing(view).isByProcessor()).toBe(expected)
  })
  it('is not held to be the processor where the browser cannot be asked', async () => {
    expect(await createDrawing(viewWith({}).view).isByProcessor()).toBe(false)
  })
})

describe('the first hand', () => {
  it.each(['pointerdown', 'pointermove', 'click', 'keydown', 'wheel'])('is a %s', async (name) => {
    const { view, fire } = viewWith({})
    const came = vi.fn()
    const waiting = createDrawing(view).hand().then(came)
    await Promise.resolve()
    expect(came).not.toHaveBeenCalled()
    fire(name)
    await waiting
    expect(came).toHaveBeenCalledTimes(1)
  })
  it('has come where the page was used before', async () => {
    const { view, fire } = viewWith({})
    const drawing = createDrawing(view)
    fire('pointerdown')
    await drawing.hand()
    await drawing.hand()
  })
})
