// What cannot be fetched says so, and comes when the connection is back; the page that is there stays.

import { expect, test } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { jobListReady } from './support/job-list.ts'
import { hydrated } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'

test.use({ storageState: stateOf('verified') })

test('a menu that cannot be loaded leaves the page as it is and says why', async ({ page }) => {
  await page.route(scriptOf('user-menu-panel.tsx'), (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await expect(page.getByText('Your menu could not be loaded. You seem to be offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiru')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a page that is asked for while the connection is cut comes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/settings')
  await hydrated(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSearch = (url: URL) => url.pathname === '/talent/api/jobs'
  // Cut while the page is on its way: what it asks for is never answered.
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

test('a server that is away leaves the page and the list it has drawn as they are', async ({ page }) => {
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
