// Two ways to sign in: the form, as people do it, and HTTP, for tests that are about something else. And one to sign out.

import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'
import { type Credentials, signedOut } from './people.ts'
import { PRODUCT_URL } from './settings.ts'

type SignIn = Pick<Credentials, 'email' | 'password'>

/** Call on a page that shows the form. */
export async function fillSignInForm(page: Page, { email, password }: SignIn): Promise<void> {
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** With the `request` of a page, that page is signed in. */
export async function signInByHttp(request: APIRequestContext, person: SignIn, url: string): Promise<void> {
  const headers = { origin: url }
  await request.get(`${url}/sanctum/csrf-cookie`, { headers })
  const { cookies } = await request.storageState()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const data = { ...person, remember: true }
  const answer = await request.post(`${url}/login`, { data, headers: { ...headers, 'X-XSRF-TOKEN': token } })
  expect(answer.status()).toBe(200)
}

/** A browser of their own. */
export async function pageFor(
  browser: Browser,
  person: Credentials,
  options: { baseURL?: string } = {},
): Promise<Page> {
  const { baseURL = PRODUCT_URL } = options
  const context = await browser.newContext({ storageState: signedOut, ...options, baseURL })
  await signInByHttp(context.request, person, baseURL)
  return context.newPage()
}

/** Ends on the sign-in page, in a browser without any cookies. */
export async function signOut(page: Page): Promise<void> {
  // Leaving the page aborts responses in flight, which would restore its cookies.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
}
