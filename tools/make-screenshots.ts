// `node tools/make-screenshots.ts`: takes the pictures that an installing browser shows (apps/web/public/screenshots) and the icons that need
// pixels (apps/web/public/icons) of the built app. Build first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startApp } from '../bench/app-server.ts'
import { CHROMIUM_FLAGS } from '../bench/chromium-flags.ts'
import { ensureChromium } from './chromium.ts'

const PUBLIC = new URL('../apps/web/public/', import.meta.url)
const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const
const QUALITY = 0.75

interface Shot {
  readonly name: string
  readonly form: keyof typeof FORMS
  readonly path: string
  /** Stands on the page when it shows what it is taken for. */
  readonly wants: string
}
const TRAIL = { path: '/map/brock-creek-23', wants: 'canvas.maplibregl-canvas' }
const SHOTS: readonly Shot[] = [
  { name: 'finder', form: 'narrow', path: '/ai-trails', wants: 'article a[href^="/map/"]' },
  { name: 'trail', form: 'narrow', ...TRAIL },
  { name: 'map', form: 'narrow', path: '/map', wants: 'canvas.maplibregl-canvas' },
  { name: 'emergency', form: 'narrow', path: '/emergency', wants: 'a[href="tel:911"]' },
  { name: 'finder-wide', form: 'wide', path: '/ai-trails', wants: 'article a[href^="/map/"]' },
  { name: 'map-wide', form: 'wide', path: '/map', wants: 'canvas.maplibregl-canvas' },
]
const POSITION = { latitude: 35.4789, longitude: -92.8011, accuracy: 6 }
const LOOK_MS = 2500
const MOST_LOOKS = 12

/** Until the page looks the same twice: maps and lists come in steps. */
async function settled(page: Page): Promise<void> {
  let before: Buffer = Buffer.alloc(0)
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.waitForTimeout(LOOK_MS)
    const now = await page.screenshot()
    if (now.equals(before)) return
    before = now
  }
}

/** In the page: the picture, every pixel of it, in a form a tenth as large. */
async function asWebp({ shot, quality }: { shot: string; quality: number }): Promise<string> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${shot}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', quality)
}

async function takeShot(browser: Browser, url: string, { name, form, path, wants }: Shot): Promise<void> {
  const context = await browser.newContext({
    ...FORMS[form],
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: POSITION,
  })
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  await page.locator(wants).first().waitFor()
  await settled(page)
  const shot = (await page.screenshot()).toString('base64')
  const address = await page.evaluate(asWebp, { shot, quality: QUALITY })
  writeFileSync(new URL(`screenshots/${name}.webp`, PUBLIC), Buffer.from(address.replace(/^.*,/, ''), 'base64'))
  await context.close()
}

async function drawIcon(browser: Browser, icon: string, sizePx: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
  const drawing = readFileSync(new URL(`icons/${icon}.svg`, PUBLIC), 'utf8')
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  writeFileSync(new URL(`icons/${icon}-${sizePx}.png`, PUBLIC), picture)
  await page.close()
}

mkdirSync(new URL('screenshots/', PUBLIC), { recursive: true })
const app = await startApp()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
try {
  for (const shot of SHOTS) await takeShot(browser, app.url, shot)
  for (const sizePx of [192, 512]) await drawIcon(browser, 'icon', sizePx)
  await drawIcon(browser, 'maskable', 512)
  console.log(`Drew ${fileURLToPath(PUBLIC)}screenshots and icons`)
} finally {
  await browser.close()
  await app.stop()
}
