// What works for people whose scripts never load: pages, links between them, and the sign-in forms.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { codeOf } from '../server/features/people/two-factor/two-factor.builder.ts'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { emailedProof } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { people, signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const PASSWORD = 'kettle orchard violin bamboo'

test.use({ javaScriptEnabled: false, storageState: signedOut })

test('the welcome page is complete and its links work', async ({ page }) => {
  await page.goto('/hello')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits where you live')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('sign-in shows what is wrong next to its field, keeps the address and leads to the requested page', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fjobs%2Fsaved')
  await page.getByLabel('Email').fill(people.verified.email)
  await page.getByText('Keep me signed in').click()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(people.verified.email)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not match/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Use a passkey' }), 'needs scripts').toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(people.verified.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/jobs/saved')
})

test('two-step sign-in asks for the code, again when it is wrong', async ({ page }) => {
  const account = await aNewAccount()
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: account })
  const { secret } = (await (await visitor.write('/user/two-factor')).json()) as { secret: string }
  await visitor.write('/user/two-factor/confirm', { body: { code: codeOf(secret, new Date()) } })
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code from your app').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Code from your app')).toHaveAttribute('aria-invalid', 'true')
  // The code that confirmed the setup has been used.
  await page.getByLabel('Code from your app').fill(codeOf(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
})

test('an account is created, verified, and its password reset', async ({ page }) => {
  const email = `${randomUUID()}@people.example`
  await page.goto('/signup')
  await page.getByLabel('Your full name').fill('Amina Yusuf')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByText('I agree to').click({ position: { x: 5, y: 5 } })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/verify')
  await page
    .getByRole('button', { name: 'Send code' })
    .or(page.getByRole('button', { name: 'Send a new code' }))
    .click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  const { code } = await emailedProof(email)
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/onboarding/)

  await page.context().clearCookies()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  const { link } = await emailedProof(email, PRODUCT_URL, code)
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByLabel('Code from the email')).toHaveAttribute('aria-invalid', 'true')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('lantern pebble walnut ferry')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test('applying as a guest begins with an emailed code', async ({ page }) => {
  const email = `${randomUUID()}@people.example`
  const job = await publishJob('Keeper of the plain form')
  await page.goto(`/apply/${job.id}`)
  await page.getByRole('link', { name: 'Apply', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Your full name')).toHaveAccessibleDescription('Enter your name.')
  await page.getByLabel('Your full name').fill('Amina Yusuf')
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from the email').fill((await emailedProof(email)).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/apply/)
})

test('a search is a link', async ({ page }) => {
  await signInByHttp(page.request, people.verified, PRODUCT_URL)
  await page.goto('/jobs')
  await page.getByRole('searchbox').fill('engineer')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/jobs\?.*engineer/)
})

test('forms of other sites are rejected', async ({ request }) => {
  const form = { _form: 'sign-in', email: people.verified.email, password: people.verified.password }
  const submit = (headers: Record<string, string>) =>
    request.post('/login', { form, headers: { accept: 'text/html', ...headers }, maxRedirects: 0 })
  const foreign = [
    { 'sec-fetch-site': 'cross-site', origin: PRODUCT_URL },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) expect((await submit(headers)).status(), JSON.stringify(headers)).toBe(419)
  expect((await submit({ origin: PRODUCT_URL })).status()).toBe(302)
  const unnamed = { form: { email: '' }, headers: { accept: 'text/html', origin: PRODUCT_URL }, maxRedirects: 0 }
  const answer = await request.post(`${PRODUCT_URL}//elsewhere.example`, unnamed)
  expect(answer.headers()['location'], 'stays on our own site').toBe('/')
})

test('a form of a page without Referer works in a browser that does not say where it comes from', async ({
  request,
}) => {
  // Plain http and old Safari: no fetch metadata, and pages of emailed links submit with a null origin.
  const page = await request.get('/login')
  expect(page.headers()['referrer-policy']).toBe('no-referrer')
  const token = /name="_form_token"[^>]* value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const form = { _form: 'sign-in', email: people.verified.email, password: people.verified.password }
  const submit = (fields: Record<string, string>) =>
    request.post('/login', { form: fields, headers: { accept: 'text/html', origin: 'null' }, maxRedirects: 0 })
  expect((await submit(form)).status()).toBe(419)
  expect((await submit({ ...form, _form_token: token })).status()).toBe(302)
})

test('the head has metadata for link previews', async ({ page, request }) => {
  await page.goto('/login')
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await content('og:title')).toBe('Sign in - Meridian')
  expect(await content('description')).toBe(await content('og:description'))
  expect(await content('twitter:card')).toBe('summary_large_image')
  const image = (await content('og:image')) ?? ''
  expect(image).toMatch(/^http:\/\/.+\/img\/share\.png$/)
  expect((await request.get(image)).headers()['content-type']).toBe('image/png')
})

test.describe('signed in', () => {
  test.use({ storageState: stateOf('verified') })

  test('home greets and lists what it knows', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiru')
    await expect(page.getByRole('heading', { name: 'Verified companies' })).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeVisible()
  })
})

test.describe('while the scripts are still loading', () => {
  test.use({ javaScriptEnabled: true })

  test('what is typed and pressed is neither lost nor in the URL', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(people.verified.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    scripts.resolve()
    await expect(page.getByText(`We emailed ${people.verified.email}`)).toBeVisible()

    // Otherwise the draft of the first visit may be restored while this test is typing.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(people.verified.email)
    await page.getByLabel('Password', { exact: true }).fill(people.verified.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/')
  })
})
