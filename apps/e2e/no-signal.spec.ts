import { expect, test } from '@playwright/test'
import { keepOnDevice } from './support/kept-app.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit the app opens with no network at all: finder, a trail with its line, the map, a recording, a shared file', async ({
  page,
  context,
}) => {
  await keepOnDevice(page)
  await context.setOffline(true)

  await page.goto('/ai-trails')
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/map/brock-creek-23')
  await expect(page.getByRole('heading', { level: 1, name: 'Brock Creek Trail 23' })).toBeVisible()
  await expect(page.getByText(/From this phone/)).toBeVisible()
  await page.getByRole('button', { name: 'Touch to move the map' }).click()
  await expect(page.getByRole('button', { name: /zoom in/i }).first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/map')
  await expect(page.getByText(/trails in view/)).toBeVisible()
  await page.getByRole('button', { name: 'Touch to move the map' }).click()
  await expect(page.getByRole('button', { name: /zoom in/i }).first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/field-guide/rollover')
  await expect(page.getByRole('heading', { level: 1, name: 'Rollover' })).toBeVisible()
  await expect(page.getByText('Watch breathing.')).toBeVisible()

  await page.goto('/record')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Another app shares a file, as the phone does it: a form that the worker answers.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: '/navigate/file',
      enctype: 'multipart/form-data',
    })
    const files = new DataTransfer()
    const line = '<trkpt lat="35.5" lon="-92.8"/><trkpt lat="35.52" lon="-92.8"/>'
    const gpx = `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>From a friend</name><trkseg>${line}</trkseg></trk></gpx>`
    files.items.add(new File([gpx], 'friend.gpx', { type: 'application/gpx+xml' }))
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'track', files: files.files }))
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'From a friend' })).toBeVisible()

  // The app's own test of all that, with no network.
  await page.goto('/offline')
  await expect(page.getByText(/Together/)).toBeVisible()
  await page.getByRole('button', { name: 'Test now' }).click()
  await expect(page.getByText('Every part works with no signal.')).toBeVisible()
})
