// A part that cannot be fetched says so and loads once the connection is back; the current page stays, and the self-check follows
// the state of the network.

import { expect } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { test } from './support/focus-test.ts'
import { jobListReady } from './support/job-list.ts'
import { hydrated } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'

test.use({ storageState: stateOf('verified') })

test('a menu that cannot be loaded leaves the page as it is and says why', async ({ page }) => {
  await page.route(scriptOf('user-menu-panel.tsx'), (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByText('Could not load the menu. You seem to be offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiru')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the self-check follows the network without a reload, and so does the report to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/test')
  await hydrated(page)
  const found = page.getByRole('status').filter({ hasText: 'Live connection' })
  await expect(found).toContainText(/Network\s*Works .* status 200/)
  await expect(found).toContainText(/Live connection\s*Works .*connected/)

  await context.setOffline(true)
  await expect(found).toContainText(/Network\s*Not working yet offline/)
  await expect(found).toContainText(/Live connection\s*Not working yet/)
  await page.getByRole('button', { name: 'Copy report' }).click()
  const copied = page.getByText('Copied. Paste it into your message to support.')
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('network: not ok (offline)')

  await context.setOffline(false)
  await expect(found).toContainText(/Network\s*Works/)
  await expect(copied).toBeHidden()
})

test('a page requested while offline loads by itself after reconnecting', async ({ page, context }) => {
  // Loads the page's scripts in advance: this is about its data.
  await page.goto('/jobs?text=engineer')
  await jobListReady(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeHidden()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSearch = (url: URL) => url.pathname === '/talent/api/jobs'
  // Disconnected while the page is loading: its request is never answered.
  await page.route(isSearch, async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.getByRole('link', { name: 'Jobs' }).first().click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.unroute(isSearch)
  await context.setOffline(false)
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a server that is down leaves the page and its rendered list as they are', async ({ page }) => {
  const isList = scriptOf('result-list.tsx')
  let isAway = false
  await page.route('**/*', (route) => (isAway ? route.abort() : route.fallback()))
  await page.route(isList, async (route) => {
    isAway = true
    await route.abort()
  })
  await page.goto('/jobs')
  await hydrated(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible()
  await page.unroute(isList)
  isAway = false
  await jobListReady(page)
})
