// Two ways to sign in: the form, as people do it, and HTTP, for tests that are about something else. And one to sign out.

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'
import type { Credentials } from './people.ts'

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

/** Ends on the sign-in page, in a browser without any cookies. */
export async function signOut(page: Page): Promise<void> {
  // Leaving the page aborts responses in flight, which would restore its cookies.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
}
