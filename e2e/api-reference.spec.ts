import { expect, test } from '@playwright/test'
import { expectAccessible, hydrated } from './support/page-checks.ts'

test('a link to one operation opens it, and no other', async ({ page }) => {
  await page.goto('/docs/api#post-login')
  await hydrated(page)
  const body = page.getByRole('table', { name: 'Body' })
  await expect(body).toHaveCount(1)
  await expect(body.getByRole('rowheader', { name: 'password' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search the API').fill('csrf cookie')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
})
