import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../chromium-flags.ts'

/** What came of one spoken command. */
export interface Spoken {
  /** What was understood, "" for nothing. */
  readonly heard: string
  /** From the release of the button to the first word of the answer on the screen. */
  readonly answerMs: number
  /** Where the app was after it. */
  readonly page: string
  readonly isEmergency: boolean
  /** Links that call somebody. */
  readonly calls: number
}

/** A busy machine is slow to load and not slow to answer: only the answer is timed. */
const PATIENCE_MS = 120_000

/** A browser whose microphone hears a file. Its profile keeps the speech model from one command to the next. */
export const browserHearing = (profile: string, clip: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    // Wide enough that the conversation stays beside the page it opens.
    viewport: { width: 1280, height: 800 },
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${clip}%noloop`,
    ],
    permissions: ['microphone'],
    // Where the other tests block it: with the network cut the guides come from the worker.
    serviceWorkers: 'allow',
  })

/** Opens the assistant with the offline engine on the device and loaded; downloads it the first time. */
export async function openAssistant(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${address}/ai-trails`)
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  const ready = page.getByText('✓ Offline Ready')
  const download = page.getByRole('button', { name: /^(?:Download offline engine|Go on downloading)/ })
  await ready.or(download).first().waitFor()
  if (await download.isVisible()) await download.click()
  await ready.waitFor()
}

/** The answer to the next thing said, timed inside the page from the press that ends the recording. */
async function stopAndWait(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Stop')
        const dialog = document.querySelector('dialog[open]')
        if (!stop || !dialog) return reject(new Error('Nobody is recording'))
        const began = performance.now()
        const look = () => {
          const isAnswered =
            dialog.querySelector('[aria-label="Conversation"] > li') ?? dialog.querySelector('[role="alert"]')
          if (!isAnswered) return
          watcher.disconnect()
          resolve(performance.now() - began)
        }
        const watcher = new MutationObserver(look)
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        stop.click()
      }),
  )
}

/** Says one command with the network cut, from the press of the button to the answer. */
export async function speak(context: BrowserContext, address: string, lengthS: number): Promise<Spoken> {
  const page = context.pages()[0] ?? (await context.newPage())
  await openAssistant(page, address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.getByRole('dialog').getByText('Offline', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Press to talk' }).click()
  await page.getByText('Recording (offline)...').waitFor()
  // The clip is played as it was spoken: it takes as long as it takes.
  await page.waitForTimeout(lengthS * 1000 + 300)
  const answerMs = await stopAndWait(page)
  const said = page.getByRole('list', { name: 'Conversation' }).locator('li > p').first()
  return {
    heard: (await said.count()) > 0 ? ((await said.textContent()) ?? '') : '',
    answerMs,
    page: await page.evaluate(() => location.pathname + location.search),
    isEmergency: (await page.getByRole('dialog').getByRole('region', { name: 'Emergency' }).count()) > 0,
    calls: await page.locator('a[href^="tel:"]').count(),
  }
}
