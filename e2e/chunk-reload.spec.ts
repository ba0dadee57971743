// After a deployment the chunk of a page may be gone: its document is loaded instead, once, never in a loop.

import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

const signInChunk = /\/assets\/login\.page-[^/]*\.js$/

/** The paths of the documents that are loaded from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

async function openWelcome(page: Page): Promise<void> {
  await page.goto('/hello')
  await hydrated(page)
}

test('a chunk that is gone brings the document of its page', async ({ page }) => {
  await openWelcome(page)
  const documents = watchDocuments(page)
  // The new document names a chunk that is there.
  await page.route(signInChunk, (route) => (documents.length === 0 ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await hydrated(page)
  expect(documents).toEqual(['/login'])
})

test('a chunk that stays broken is tried with one document only', async ({ page }) => {
  await openWelcome(page)
  const documents = watchDocuments(page)
  const refusedAfter: number[] = []
  await page.route(signInChunk, (route) => {
    refusedAfter.push(documents.length)
    return route.abort()
  })
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(() => refusedAfter).toContain(1)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/login'])
  await expect(page).toHaveURL('/login')
})
