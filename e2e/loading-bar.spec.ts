// The bar at the top while the next page loads. /login is the page that loads: its catalogue is held back as long as
// needed.

import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { stopClock } from './support/page-clock.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

const words = /\/messages\/.*\/sign-in$/
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page', includeHidden: true })

async function openWelcome(page: Page): Promise<void> {
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
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(bar(page)).toBeHidden()
  await expect(bar(page)).not.toHaveAttribute('data-was-seen')
})

test('a slow page shows it after 200 ms; it grows, fills and disappears', async ({ page }) => {
  await openWelcome(page)
  const release = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route(words, async (route) => {
    requested.resolve()
    await release.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Sign in' }).click()
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
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(500)
  await expect(bar(page)).not.toHaveAttribute('data-visible')
  await page.clock.runFor(400)
  await expect(bar(page)).toBeHidden()
})

test('a page that fails turns it red', async ({ page }) => {
  await openWelcome(page)
  const colourBefore = await colourOf(page)
  await page.route(words, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('data-failed')
  expect(await colourOf(page)).not.toBe(colourBefore)
})

const colourOf = (page: Page) =>
  bar(page).evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return `${backgroundColor} ${backgroundImage}`
  })
