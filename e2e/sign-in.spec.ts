import { expect } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { fillSignInForm } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const greeting = /^(Good morning|Good afternoon|Good evening|Hello), Thiago$/

test('a wrong password is reported with the email address it does not match, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/login')
  await fillSignInForm(page, { ...people.second, password: 'not this one' })
  const email = page.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription(/That password does not match this email/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue(people.second.email)
  await expect(page).toHaveURL('/login')
})

test('an empty form names what is missing in each field, without a call', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    // A browser that supports passkeys requests a challenge when the email field gets the focus.
    if (request.method() === 'POST' && !request.url().endsWith('/passkeys/options')) posts.push(request.url())
  })
  await page.goto('/login')
  await fillSignInForm(page, { email: '', password: '' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter the email address of your account.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.')
  expect(posts).toEqual([])
})

test('a guest signs in and gets the page they requested, with its query and hash', async ({ page }) => {
  await page.goto('/?tab=today#next')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/?tab=today#next')}`)
  await fillSignInForm(page, people.second)
  await expect(page).toHaveURL('/?tab=today#next')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain(people.second.email)
})

// All other ways to write such an address are in shared/access/guards.test.ts and web/app/session/create-session.test.ts.
test('signing in never redirects to another origin', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/\\evil.test')}`)
  await fillSignInForm(page, people.second)
  await expect(page).toHaveURL(`${PRODUCT_URL}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
})

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const email = page.getByLabel('Email')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(people.second.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(people.second.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
})

test('the first write is preceded by one request for the CSRF token, the second by none', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Unrelated to the form: browsers that support passkeys request a challenge, and signed-in people subscribe to live
    // events.
    if (pathname === '/passkeys/options' || pathname === '/broadcasting/auth') return
    if (pathname === '/sanctum/csrf-cookie' || request.method() === 'POST') calls.push(pathname)
  })
  await page.goto('/login')
  await fillSignInForm(page, { ...people.second, password: 'wrong' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not match/)
  await fillSignInForm(page, people.second)
  await expect(page).toHaveURL('/')
  expect(calls).toEqual(['/sanctum/csrf-cookie', '/login', '/login'])
})

test('a stale token is reported, nothing typed is lost, and the next attempt succeeds', async ({ page, context }) => {
  const warnings: string[] = []
  const posts: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  // Requesting a passkey challenge would use up the stale token first.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/login')
  await hydrated(page)
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'stale', url: PRODUCT_URL }])
  await fillSignInForm(page, people.second)
  await expect(page.getByText('This page has been open for too long')).toBeVisible()
  expect(posts).toEqual(['/login'])
  expect(warnings).toEqual([expect.stringContaining('CSRF token mismatch, check your API configuration')])
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
})

test('a token that outlived its session, as after closing the browser, locks nobody out', async ({ page, context }) => {
  await signInByHttp(page.request, people.second, PRODUCT_URL)
  await context.clearCookies({ name: 'meridian_session' })
  await page.goto('/login')
  await fillSignInForm(page, people.second)
  await expect(page).toHaveURL('/')
})
