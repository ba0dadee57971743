// After a deployment the chunk of a page may be gone: its document is loaded instead, once, never in a loop.

import { expect, type Page, test } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

const signInChunk = scriptOf('login.page.tsx')

/** The paths of the documents loaded from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** The welcome page links to the sign-in page, whose chunk is prefetched: it must be gone before that. */
async function openWelcomeWithout(page: Page, isGone: () => boolean): Promise<void> {
  await page.route(signInChunk, (route) => (isGone() ? route.abort() : route.continue()))
  await page.goto('/hello')
  await hydrated(page)
}

test('a missing chunk loads the document of its page', async ({ page }) => {
  let documents: string[] = []
  // The new document references an existing chunk.
  await openWelcomeWithout(page, () => documents.length === 0)
  documents = watchDocuments(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await hydrated(page)
  expect(documents).toEqual(['/login'])
})

test('a chunk that stays broken causes only one reload', async ({ page }) => {
  let documents: string[] = []
  const refusedAfter: number[] = []
  await openWelcomeWithout(page, () => refusedAfter.push(documents.length) > 0)
  documents = watchDocuments(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(() => refusedAfter).toContain(1)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/login'])
  await expect(page).toHaveURL('/login')
})
