// Draws apps/web/public/og/bluffline.png, the picture of link previews, from the drawing of the front page and the mark of the app.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from './chromium.ts'

const SIZE = { width: 1200, height: 630 }
const WEB = new URL('../apps/web/', import.meta.url)
const OUT = new URL('public/og/', WEB)

const text = (path: string) => readFileSync(new URL(path, WEB), 'utf8')

/** The font file that the style sheet names. */
const font = (): string => {
  const [, name] = /url\('([^']*archivo[^']*)'\)/.exec(text('src/ui/theme/base.css')) ?? []
  if (name === undefined) throw new Error('base.css names no font file')
  return readFileSync(createRequire(new URL('package.json', WEB)).resolve(name)).toString('base64')
}
const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** The mark of the app's icon, without its ground. */
const mark = (): string => {
  const [, drawing] = /<g [^>]*>(.*)<\/g>/s.exec(text('public/icons/icon.svg')) ?? []
  if (drawing === undefined) throw new Error('public/icons/icon.svg holds no mark')
  return `<svg viewBox="0 0 32 32" width="72" height="72">${drawing}</svg>`
}

const page = (): string => `<!doctype html>
<style>
  ${text('src/ui/theme/dark.css')}
  @font-face { font-family: Archivo; font-weight: 100 900; font-stretch: 62% 125%; src: url(data:font/woff2;base64,${font()}); }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: var(--canvas); color: var(--ink); font-family: Archivo; }
  body > svg { position: absolute; left: -70px; top: -45px; width: 1340px; height: 754px; }
  main { position: relative; padding: 56px 64px; }
  p { margin: 0; display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 820; font-stretch: 125%; letter-spacing: -0.025em; }
  h1 { margin: 26px 0 0; max-width: 560px; font-size: 34px; line-height: 1.25; font-weight: 620; font-stretch: 106%; text-wrap: balance; }
</style>
<svg viewBox="0 0 1600 900">${inside(text('public/art/bluff.svg'))}</svg>
<main><p>${mark()}Bluffline</p><h1>Arkansas trails your machine may ride today. Works with no signal.</h1></main>`

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
try {
  const tab = await browser.newPage({ viewport: SIZE })
  await tab.setContent(page())
  await tab.evaluate(() => document.fonts.ready)
  mkdirSync(OUT, { recursive: true })
  writeFileSync(new URL('bluffline.png', OUT), await tab.screenshot())
  console.log(`Drew ${fileURLToPath(new URL('bluffline.png', OUT))}`)
} finally {
  await browser.close()
}
