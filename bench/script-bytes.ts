import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'

/** Bytes of JavaScript, compressed and without the headers around it, until `selector` first shows. */
export const scriptBytesUntil = async (url: string, selector: string, executablePath: string): Promise<number> => {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const network = await page.context().newCDPSession(page)
    const headers = new Map<string, number>()
    let bytes = 0
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') headers.set(requestId, response.encodedDataLength)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += headers.has(requestId) ? encodedDataLength - (headers.get(requestId) ?? 0) : 0
    })
    await network.send('Network.enable')
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor({ state: 'visible' })
    return bytes
  } finally {
    await browser.close()
  }
}
