import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'

/** Bytes of JavaScript that came over the wire, compressed, until `selector` first shows. */
export const scriptBytesUntil = async (url: string, selector: string, executablePath: string): Promise<number> => {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const network = await page.context().newCDPSession(page)
    const scripts = new Set<string>()
    let bytes = 0
    network.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await network.send('Network.enable')
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor({ state: 'visible' })
    return bytes
  } finally {
    await browser.close()
  }
}
