// The command palette in a real browser: from the press of a key to its results in the document, the first key of a fresh page and those after it.
import { chromium, type Browser } from '@playwright/test'
import { startApp } from './app-server.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { median, percentile, type Bench } from './harness.ts'

const ROUNDS = 20
const WORDS = 'brock creek'
/** What a hand needs from opening the palette to the first letter. */
const HAND_MS = 500
const FRAME_MS = 16

/** Runs in the page: notes how long after each key the list of results changed, and holds trails at that moment. */
function watchKeys(): void {
  const times: number[] = []
  let pressedMs = NaN
  document.addEventListener('keydown', (event) => (pressedMs = event.timeStamp), { capture: true })
  const list = document.querySelector('[role=listbox]')
  if (!list) throw new Error('The palette is not open')
  const look = () => {
    if (Number.isNaN(pressedMs) || !list.querySelector('[role=group][aria-label=Trails]')) return
    times.push(performance.now() - pressedMs)
    pressedMs = NaN
  }
  new MutationObserver(look).observe(list, { childList: true, subtree: true, characterData: true, attributes: true })
  Object.assign(window, { keyTimesMs: times })
}

async function keysOf(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await browser.newPage()
  try {
    await page.goto(`${url}/saved`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('option').first().waitFor()
    await page.waitForTimeout(HAND_MS)
    await page.evaluate(watchKeys)
    for (const letter of WORDS) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
    return await page.evaluate(() => (window as unknown as { keyTimesMs: number[] }).keyTimesMs)
  } finally {
    await page.close()
  }
}

export const bench: Bench = {
  name: 'palette',
  run: async (say) => {
    const app = await startApp()
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      const rounds: (readonly number[])[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await keysOf(browser, app.url))
      const first = rounds.map(([firstMs = NaN]) => firstMs)
      const later = rounds.flatMap((times) => times.slice(1))
      say(`first key: ${first.map((ms) => ms.toFixed(1)).join(' ')} ms`)
      say(
        `${later.length} later keys: median ${median(later).toFixed(1)} ms, worst ${Math.max(...later).toFixed(1)} ms`,
      )
      const within = { of: 'ours', atMost: FRAME_MS } as const
      return [
        { name: 'palette, first key to its trails', unit: 'ms', ours: median(first), peer: null, target: within },
        { name: 'palette, later keys, p95', unit: 'ms', ours: percentile(later, 0.95), peer: null, target: within },
      ]
    } finally {
      await browser.close()
      await app.stop()
    }
  },
}
