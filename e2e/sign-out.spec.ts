import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { fillSignInForm } from './support/sign-in.ts'

test.use({ storageState: signedOut })

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

test('signing out ends the session, and Back shows nothing of it', async ({ page }) => {
  await page.goto('/hello')
  await signInByHttp(page.request, people.second, PRODUCT_URL)
  await page.goto('/')
  await hydrated(page)
  const cookies = await page.context().cookies()
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/login/)

  await page.goBack()
  await expect(page.getByText(people.second.email)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)

  await page.context().addCookies(cookies)
  const answer = await page.request.get('/api/user', { headers: { origin: PRODUCT_URL } })
  expect(answer.status(), 'with the cookies from before').toBe(401)
})

test('a session that ended elsewhere redirects to the sign-in page by itself, once', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    // The browser itself warns about a socket closed while it was connecting.
    if (message.type() === 'warning' && !message.text().startsWith('WebSocket')) warnings.push(message.text())
  })
  await signInByHttp(page.request, people.second, PRODUCT_URL)
  await page.goto('/')
  await hydrated(page)
  const elsewhere = new HttpVisitor(PRODUCT_URL)
  for (const { name, value } of await page.context().cookies()) elsewhere.cookies.set(name, value)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  expect((await elsewhere.write('/logout')).status).toBe(204)
  // Its live connection ends with the session.
  await expect(page).toHaveURL(/^[^?]*\/login/)
  expect(visited).toEqual(['/login'])
  expect(warnings).toEqual([expect.stringContaining('User session is not set in API or expired, resetting identity')])
})

test('nothing about the person is stored in the browser', async ({ page }) => {
  await signInByHttp(page.request, people.second, PRODUCT_URL)
  await page.goto('/')
  await hydrated(page)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain(people.second.email)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a person can sign in and out', async ({ page }) => {
    await page.goto('/login')
    await fillSignInForm(page, people.second)
    await expect(page).toHaveURL('/')
    await pressSignOut(page)
    await expect(page).toHaveURL(/\/login/)
  })
})
