import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { hydrated, watchPage } from './support/page-checks.ts'
import { stopClock } from './support/page-clock.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

function watchManifests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/builds/meta/')) requests.push(request.url())
  })
  return requests
}

/** Advances the clock repeatedly, because the code that requests the manifest loads in real time. */
const passUntil = (page: Page, isDone: () => boolean) =>
  expect(async () => {
    await page.clock.runFor(500)
    expect(isDone()).toBe(true)
  }).toPass()

test('the manifest of the build is requested once, a second after the page is idle', async ({ page }) => {
  const requests = watchManifests(page)
  await stopClock(page)
  await page.goto('/hello')
  await hydrated(page)
  await page.clock.runFor(990)
  expect(requests).toEqual([])
  const answer = page.waitForResponse(/\/builds\/meta\//)
  await passUntil(page, () => requests.length > 0)
  expect((await answer).status()).toBe(200)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await page.clock.runFor(5_000)
  expect(requests).toHaveLength(1)
})

test('a missing manifest is reported in the console, and the page keeps working', async ({ page }) => {
  const { complaints } = watchPage(page)
  await page.route(/\/builds\/meta\//, (route) => route.fulfill({ status: 404 }))
  await stopClock(page)
  await page.goto('/hello')
  await hydrated(page)
  await passUntil(page, () => complaints.some((line) => line.includes('Error fetching app manifest.')))
  expect(complaints.filter((line) => line.includes('Error fetching app manifest.'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('the build contains the kernels of the search', () => {
  expect(readdirSync('build/kernels').filter((file) => file.endsWith('.wasm'))).not.toEqual([])
})
