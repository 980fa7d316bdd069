import { expect, test } from './support/test.ts'

test('an address that does not exist says so and leads back to the trails', async ({ page, complaints }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/Not Found/)
  await expect(page.getByText('your next Arkansas offroad adventure does')).toBeVisible()
  await page.getByRole('link', { name: 'Browse Trails' }).click()
  await expect(page).toHaveURL(/\/ai-trails/)
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([])
})

test('the old address of the trail list leads to the finder and keeps what was asked for', async ({ page }) => {
  await page.goto('/trails?activity=hiking')
  await expect(page).toHaveURL(/\/ai-trails\?.*activity=hiking/)
})
