import { afterEach, describe, expect, it } from 'vitest'
import { addressOfForm, addressOfLink } from './own-address.ts'

const OWN = 'http://localhost:3000'
const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
afterEach(() => document.body.replaceChildren())

const draw = (html: string): Element => {
  document.body.innerHTML = html
  const [element] = document.body.children
  if (!element) throw new Error('nothing was drawn')
  return element
}
const link = (attributes: string) => draw(`<a ${attributes}><span>Go</span></a>`).querySelector('span')

describe('a press on a link', () => {
  it.each([
    [`href="${OWN}/map?q=Mill%20Creek#top"`, '/map?q=Mill%20Creek#top'],
    [`href="${OWN}/api/login"`, null],
    ['href="https://www.agfc.com/"', null],
    [`href="${OWN}/map" target="_blank"`, null],
    [`href="${OWN}/map" download`, null],
    ['href="tel:911"', null],
  ])('%s leads to %s', (attributes, address) => {
    expect(addressOfLink(link(attributes), PLAIN, OWN)).toBe(address)
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with the %s is the browser’s affair', (key) => {
    expect(addressOfLink(link(`href="${OWN}/map"`), { ...PLAIN, [key]: true }, OWN)).toBeNull()
  })

  it('beside a link leads nowhere', () => {
    expect(addressOfLink(draw('<p>Go</p>'), PLAIN, OWN)).toBeNull()
  })
})

describe('a form', () => {
  it('leads to its page with what was typed', () => {
    const form = draw(`<form action="${OWN}/ai-trails"><input name="q" value="brock creek"></form>`)
    expect(addressOfForm(form, OWN)).toBe('/ai-trails?q=brock+creek')
  })

  it('that writes something, or goes elsewhere, is the browser’s affair', () => {
    expect(addressOfForm(draw(`<form method="post" action="${OWN}/x"></form>`), OWN)).toBeNull()
    expect(addressOfForm(draw('<form action="https://example.org/"></form>'), OWN)).toBeNull()
  })
})
