// AUTH_MODE=token: the browser holds a bearer token instead of a session.

import { expect } from '@playwright/test'
import { HttpVisitor } from './support/http-visitor.ts'
import { emailedProof } from './support/mailbox.ts'
import { withOwnProduct } from './support/own-product.ts'
import { hydrated } from './support/page-checks.ts'
import { people } from './support/people.ts'
import { fillSignInForm } from './support/sign-in.ts'

const test = withOwnProduct({ AUTH_MODE: 'token', TERMS_URL: '', PRIVACY_URL: '' })
const TOKEN_COOKIE = 'sanctum.token.cookie'

test('a token is shown once, works without CSRF and is revoked by signing out', async ({ product }) => {
  const visitor = new HttpVisitor(product.url)
  const { token } = (await (await visitor.write('/login', { body: people.verified })).json()) as { token: string }
  expect(token).toMatch(/^[\w-]+\|[\w-]{20,}$/)

  const program = new HttpVisitor(product.url)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await program.call('/api/user', { headers })).status).toBe(200)
  expect((await program.call('/api/user')).status).toBe(401)
  expect((await program.call('/api/user', { headers: { Authorization: `${headers.Authorization}x` } })).status).toBe(
    401,
  )
  expect((await program.call('/logout', { method: 'POST', headers })).status).toBe(204)
  expect((await program.call('/api/user', { headers })).status).toBe(401)
})

test('a person signs in, stays signed in after a reload, and signs out', async ({ page, context }) => {
  const authorizations: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') authorizations.push(request.headers()['authorization'])
  })
  await page.goto('/?tab=today')
  await fillSignInForm(page, people.verified)
  await expect(page).toHaveURL('/?tab=today')
  expect(authorizations).toEqual([expect.stringMatching(/^Bearer .+\|.+/)])

  await page.reload()
  await expect(page).toHaveURL('/?tab=today')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(TOKEN_COOKIE)
})

test('a person signs up, verifies the address and returns by an emailed link', async ({ page, context, product }) => {
  const email = 'kofi@people.example'
  await page.goto('/signup')
  await hydrated(page)
  await page.getByLabel('Your full name').fill('Kofi Mensah')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('checkbox'), 'there are no terms to accept').toHaveCount(0)
  await page.getByRole('button', { name: 'Sign up with email links only' }).click()
  await expect(page).toHaveURL('/verify')
  const { code } = await emailedProof(email, product.url)
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).not.toHaveURL(/verify/)

  await context.clearCookies()
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await page.goto((await emailedProof(email, product.url, code)).link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
  expect((await context.cookies()).map(({ name }) => name)).toContain(TOKEN_COOKIE)
})
