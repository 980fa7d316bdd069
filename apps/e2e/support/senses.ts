import type { Page } from '@playwright/test'

/** What came out of the phone, in order. */
export interface Senses {
  /** Sentences the voice was given. */
  readonly heard: string[]
  /** How often the phone was told to shake. */
  felt: number
  /** What stood on the card at the top of the ride screen, each time it changed. */
  readonly seen: string[]
}

/**
 * Puts a voice into the browser, which in a test has none, and writes down what is said, felt and shown, also over a reload. To be called before
 * the first page.
 */
export async function watchSenses(page: Page): Promise<Senses> {
  const senses: Senses = { heard: [], felt: 0, seen: [] }
  await page.exposeFunction('senseHeard', (text: string) => void senses.heard.push(text))
  await page.exposeFunction('senseFelt', () => void senses.felt++)
  await page.exposeFunction('senseSeen', (text: string) => void senses.seen.push(text))
  await page.addInitScript(() => {
    const tell = window as unknown as Record<'senseHeard' | 'senseSeen', (text: string) => void> & { senseFelt: () => void } // prettier-ignore
    class Utterance extends EventTarget {
      onend: (() => void) | null = null
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speechSynthesis = {
      getVoices: () => [{ name: 'Test voice', lang: 'en-US' }],
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        tell.senseHeard(utterance.text)
        setTimeout(() => utterance.onend?.(), 0)
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    // Tones take their time whatever the pace of the ride: sixty times as fast, they would swallow the sentences behind them.
    Object.defineProperty(window, 'AudioContext', { value: undefined })
    Object.defineProperty(navigator, 'vibrate', { value: () => (tell.senseFelt(), true) })
    let last = ''
    const look = () => {
      const text = [...document.querySelectorAll('[data-guidance]')].map(({ textContent }) => textContent).join(' ')
      if (text !== '' && text !== last) tell.senseSeen((last = text))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return senses
}
