// Navigating between pages.

import { expect } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'

test.use({ storageState: signedOut })

test('the page of a visible link is preloaded', async ({ page }) => {
  const signIn = scriptOf('login.page.tsx')
  const preloaded = page.waitForResponse((answer) => signIn(new URL(answer.url())))
  await page.goto('/hello')
  expect((await preloaded).ok()).toBe(true)
})

test('a new page moves the focus to its heading and changes the title; Back restores it', async ({ page }) => {
  await page.goto('/hello')
  await hydrated(page)
  await expect(page).toHaveTitle('Meridian')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Sign in - Meridian')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'auth')

  await page.goBack()
  await expect(page).toHaveTitle('Meridian')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits where you live')
  expect(await page.evaluate(() => 'isSameDocument' in window), 'another frame, the same document').toBe(true)
})

test('letter case and a trailing slash make no difference', async ({ page }) => {
  const answer = await page.goto('/LOGIN/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('[data-route-id]')).toHaveAttribute('data-route-id', '/login')
  await expect(page).toHaveTitle('Sign in - Meridian')
})

test.describe('on a short screen', () => {
  test.use({ viewport: { width: 390, height: 400 } })

  test('a new page starts at its top and Back restores the scroll position', async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto('/hello')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(scrolled).toBe(300)
    // Not with the mouse, which would scroll to the link first.
    await page.getByRole('link', { name: 'Sign in' }).evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(300)
  })
})

test('a page without access leaves no history entry', async ({ page }) => {
  await page.goto('/maintenance')
  await page.goto('/hello')
  await hydrated(page)
  await page.getByRole('link', { name: 'Meridian, home' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL('/hello')
})

test.describe('signed in', () => {
  test.use({ storageState: stateOf('verified') })

  test('the identity is requested by the server, never again by the page', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/user') requests.push(request.url())
    })
    await page.goto('/hello')
    await hydrated(page)
    for (let visit = 0; visit < 3; visit += 1) {
      await page.getByRole('link', { name: 'Go to your home page' }).click()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/hello')
    }
    expect(requests).toEqual([])
  })

  test('calls carry the time zone of the browser and the language of the page', async ({ page }) => {
    await page.goto('/hello')
    await hydrated(page)
    const call = page.waitForRequest(/\/shared\/api\/companies/)
    await page.getByRole('link', { name: 'Go to your home page' }).click()
    const headers = await (await call).allHeaders()
    expect(headers['x-timezone']).toBe('Africa/Nairobi')
    expect(headers['accept-language']).toBe('en')
    expect(headers['accept']).toBe('application/json')
  })
})
