import { expect, type Page } from '@playwright/test'
import { newRider, openProfile, register } from './support/account.ts'
import { test } from './support/test.ts'
import { startVoiceService, type VoiceService } from './support/voice-service.ts'

// A microphone that hums, and calls that stay on this machine.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
})

const TRANSCRIPT = 'conversation.item.input_audio_transcription.completed'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistant' })
const talk = (page: Page) => panel(page).getByRole('button', { name: 'Press to talk' })
const connect = async (page: Page) => {
  await talk(page).click()
  await expect(panel(page).getByText(/^Listening/)).toBeVisible()
}

async function failsInEveryWay(page: Page, service: VoiceService): Promise<void> {
  const error = panel(page).getByRole('alert')
  service.failWith('no-secret')
  await talk(page).click()
  await expect(error).toHaveText('Failed to get client secret')
  service.failWith('no-answer')
  await talk(page).click()
  await expect(error).toHaveText('SDP exchange failed: 503')
  service.failWith(null)
  await connect(page)
  await service.tell({ type: 'error', error: { message: 'The session is over' } })
  await expect(error).toHaveText('The session is over')
  await connect(page)
  await service.tell({ type: 'error' })
  await expect(error).toHaveText('Unknown error')
  await connect(page)
  await service.hangUp()
  await expect(error).toHaveText('Connection failed')
}

test('the realtime service hears the rider, answers in words and sound, is asked about a picture, fails in every way, and never speaks over an emergency', async ({
  page,
  context,
}) => {
  const desk = await context.newPage()
  const service = await startVoiceService(desk)
  try {
    await context.grantPermissions(['microphone', 'camera'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await openProfile(page)
    await register(page, newRider())
    await page.getByRole('button', { name: 'Ask the assistant' }).click()
    await expect(panel(page).getByText('Realtime AI', { exact: true })).toBeVisible()
    await connect(page)
    await expect.poll(service.packets).toBeGreaterThan(5)
    await service.tell({ type: 'output_audio_buffer.started' })
    await expect(panel(page).getByText(/^Speaking/)).toBeVisible()
    await service.tell({ type: TRANSCRIPT, transcript: 'find easy trails near Russellville' })
    await expect(page).toHaveURL(/difficulty=easy&near=russellville-ar/)
    for (const delta of ['They are ', 'on the screen.'])
      await service.tell({ type: 'response.output_audio_transcript.delta', delta })
    await expect(panel(page).getByLabel('Realtime answer')).toHaveText('They are on the screen.')

    await panel(page).getByRole('button', { name: 'Show & Ask (with image)' }).click()
    await page.getByRole('button', { name: 'Capture & Ask' }).click()
    await expect.poll(async () => (await service.heard()).length).toBe(2)
    expect(await service.heard()).toMatchObject([
      {
        type: 'conversation.item.create',
        item: {
          role: 'user',
          content: [{ type: 'input_text' }, { type: 'input_image', image_base64: expect.stringMatching(/^\/9j\//) }],
        },
      },
      { type: 'response.create' },
    ])

    await service.tell({ type: TRANSCRIPT, transcript: 'I rolled my side by side and my buddy is hurt' })
    await expect(page.getByRole('region', { name: 'Emergency' })).toBeVisible()
    await expect(talk(page)).toBeVisible()
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
    await failsInEveryWay(page, service)
  } finally {
    await service.stop()
  }
})
