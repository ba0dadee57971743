import { expect, type Page } from '@playwright/test'
import { pending } from '../shared/screens.ts'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

/** Data of the job board cannot be loaded: an internal error during a visit. */
async function failToOpenBoard(page: Page): Promise<void> {
  await page.goto('/c/fjordpay')
  await hydrated(page)
  await page.route('**/shared/api/countries', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('link', { name: 'Meridian, find jobs' }).click()
}

test('an unknown URL shows the error page under that URL, even to a guest', async ({ page }) => {
  const answer = await page.goto('/nope?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/nope?x=1')
  await expect(page).toHaveTitle(/^404 - Page not found/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /nope?x=1')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('Page not found')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('backend')
  await page.getByRole('searchbox', { name: 'Search jobs' }).press('Enter')
  await expect(page).toHaveURL(/\/explore\?.*backend/)
})

test('going home from it is a client-side navigation', async ({ page }) => {
  await page.goto('/nope')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a screen that has not landed is not found', async ({ request }) => {
  for (const path of [...pending.map((path) => path.replaceAll(/:\w+/g, '7')), '/chat/7']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toContain('text/html')
    expect(await answer.text(), path).toContain('Check the address')
  }
})

for (const path of ['/img/none.png', '/assets/none.js', '/builds/none.json', '/shared/api/none']) {
  test(`a path that is not a page never gets a document: ${path}`, async ({ request }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).not.toContain('text/html')
  })
}

test('an internal error is shown without code details, and the next page clears it', async ({ page }) => {
  await failToOpenBoard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await expect(page.getByText('500', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^500 - Internal Server Error/)
  await expect(page.locator('body')).not.toContainText('.tsx')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test.describe('for a crawler', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  test.use({ userAgent })

  test('an internal error is not shown, only logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await failToOpenBoard(page)
    await expect.poll(() => logged.join()).toContain('Not rendering error page for bot')
    expect(logged.filter((line) => line.includes(`bot with user agent \`${userAgent}\``))).toHaveLength(1)
    await expect(page.getByText('Something went wrong on our side')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Fjordpay' })).toBeVisible()
    await expect(page).toHaveTitle(/Fjordpay/)
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
  })

  test('an unknown URL is not found, either', async ({ page }) => {
    expect((await page.goto('/nope'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /nope')
  })
})
