// The bar at the top while the next page loads. /login is the page that loads, in the pseudo-language: its catalogue is held
// back as long as needed. English has none.

import { expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { stopClock } from './support/page-clock.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

const CATALOGUE = /\/messages\/.*\/sign-in$/
const bar = (page: Page) => page.locator('[role=progressbar]').first()

async function openWelcome(page: Page): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
  await stopClock(page)
  await page.goto('/hello')
  await hydrated(page)
}

test('a page that loads at once never shows it', async ({ page }) => {
  await openWelcome(page)
  await bar(page).evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-was-seen', '')).observe(element, {
      attributeFilter: ['data-visible'],
    })
  })
  await page.locator('a[href^="/login"]').first().click()
  await expect(page.locator('input[type=email]')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(bar(page)).toBeHidden()
  await expect(bar(page)).not.toHaveAttribute('data-was-seen')
})

test('a slow page shows it after 200 ms; it grows, fills and disappears', async ({ page }) => {
  await openWelcome(page)
  const release = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route(CATALOGUE, async (route) => {
    requested.resolve()
    await release.promise
    await route.continue()
  })
  await page.locator('a[href^="/login"]').first().click()
  await requested.promise
  await page.clock.runFor(190)
  await expect(bar(page)).not.toHaveAttribute('data-visible')
  await page.clock.runFor(20)
  await expect(bar(page)).toHaveAttribute('data-visible')
  await expect(bar(page)).toHaveCSS('height', '3px')
  await expect(bar(page)).toHaveCSS('position', 'fixed')
  await expect(bar(page)).toHaveCSS('pointer-events', 'none')
  await page.clock.runFor(1_000)
  await expect.poll(async () => Number(await bar(page).getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(45)
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBeLessThanOrEqual(55)

  release.resolve()
  await expect(page.locator('input[type=email]')).toBeVisible()
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(500)
  await expect(bar(page)).not.toHaveAttribute('data-visible')
  await page.clock.runFor(400)
  await expect(bar(page)).toBeHidden()
})

test('a page that fails turns it red', async ({ page }) => {
  await openWelcome(page)
  const colourBefore = await colourOf(page)
  await page.route(CATALOGUE, (route) => route.fulfill({ status: 500 }))
  await page.locator('a[href^="/login"]').first().click()
  await expect(page.getByText('500', { exact: true })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('data-failed')
  expect(await colourOf(page)).not.toBe(colourBefore)
})

const colourOf = (page: Page) =>
  bar(page).evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return `${backgroundColor} ${backgroundImage}`
  })
