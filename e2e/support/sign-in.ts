// Signing in by the form, as people do it, or in a browser of their own; and signing out.

import type { Browser, Page } from '@playwright/test'
import { type SignIn, signInByHttp } from './http-sign-in.ts'
import { hydrated } from './page-checks.ts'
import { type Credentials, signedOut } from './people.ts'
import { PRODUCT_URL } from './settings.ts'

/** Call on a page that shows the form. */
export async function fillSignInForm(page: Page, { email, password }: SignIn): Promise<void> {
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
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
