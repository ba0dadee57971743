// After a deployment the chunk of a page may be gone: its document is loaded instead, once, never in a loop.

import { expect, type Page } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { test } from './support/focus-test.ts'
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

const expectErrorPage = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await expect(page).toHaveTitle(/^500 - Internal Server Error/)
  await expect(page.getByRole('button')).toHaveCount(0)
}

test('a chunk that stays broken causes only one reload, then the error page', async ({ page }) => {
  let documents: string[] = []
  await openWelcomeWithout(page, () => true)
  documents = watchDocuments(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectErrorPage(page)
  expect(documents).toEqual(['/login'])
  await expect(page).toHaveURL('/login')
})

for (const script of ['login.page.tsx', 'entry.client.tsx']) {
  test(`a first page whose ${script} stays broken reloads once, then shows the error page`, async ({ page }) => {
    await page.route(scriptOf(script), (route) => route.abort())
    const documents = watchDocuments(page)
    // The reload interrupts the first load, which therefore never finishes.
    await page.goto('/login', { waitUntil: 'commit' })
    await expectErrorPage(page)
    expect(documents).toEqual(['/login', '/login'])
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
}

test('a script of the first page that comes back is loaded by the reload', async ({ page }) => {
  const documents = watchDocuments(page)
  await page.route(signInChunk, (route) => (documents.length < 2 ? route.abort() : route.continue()))
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => documents).toEqual(['/login', '/login'])
  await hydrated(page)
})
