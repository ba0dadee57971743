import { expect } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'

test('an operation can be found by searching and shows its parameters', async ({ page }) => {
  await page.goto('/docs/api')
  await hydrated(page)
  await page.getByLabel('Search the API').fill('csrf cookie')
  const parts = page.getByRole('navigation', { name: 'API sections' })
  await expect(parts.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Search the API').fill('POST /login')
  await parts.getByRole('link', { name: /^POST \/login$/ }).click()
  await expect(page).toHaveURL(/part=%2Flogin#post-login$/)
  const login = page.getByRole('article', { name: /^POST \/login$/ })
  await expect(login.getByRole('rowheader', { name: 'password' })).toBeVisible()
})
