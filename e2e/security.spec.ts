// Changing sign-in methods in the settings, and what that means for the next sign-in.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeOf } from '../server/features/people/two-factor/two-factor.builder.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { mailTo } from './support/mailbox.ts'
import { addVirtualAuthenticator, aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Credentials, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { fillSignInForm, signOut } from './support/sign-in.ts'

test.use({ storageState: signedOut })
// Each is a whole journey with emails on the way.
test.describe.configure({ timeout: 120_000 })

const expectSignedIn = (page: Page) => expect(page).not.toHaveURL(/\/login/)

async function openSettings(page: Page, section: string): Promise<void> {
  await page.goto(`/settings?section=${section}`)
  await hydrated(page)
}

/** The app's next code: the previous one is used up, and the server accepts a clock that is one step ahead. */
const nextCode = (secret: string) => codeOf(secret, new Date(Date.now() + 30_000))

async function signedIn(page: Page): Promise<Credentials> {
  const account = await aNewAccount()
  await signInByHttp(page.request, account, PRODUCT_URL)
  return account
}

test('a passkey is added in the settings, signs in without a password, and is renamed and removed', async ({
  page,
  context,
}) => {
  await signedIn(page)
  await openSettings(page, 'passkeys')
  await addVirtualAuthenticator(context)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  await signOut(page)
  await page.getByRole('button', { name: /passkey/i }).click()
  await expectSignedIn(page)

  await openSettings(page, 'passkeys')
  await expect(page.getByText(/last used/)).toBeVisible()
  await page.getByRole('button', { name: /^Rename / }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' })
  await dialog.getByLabel('Name', { exact: true }).fill('Work laptop')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible()
})

test('two-step sign-in is set up, required at the next sign-in, and a backup code works once', async ({ page }) => {
  const account = await signedIn(page)
  await openSettings(page, 'two-step')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await dialog.getByLabel(/Six-digit code/).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByLabel(/Six-digit code/)).toHaveAccessibleDescription(/not correct/)
  await expectAccessible(page)
  await dialog.getByLabel(/Six-digit code/).fill(codeOf(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const kept = page.getByRole('dialog', { name: 'Save your backup codes' })
  const items = kept.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allInnerTexts()
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 backup codes left.')).toBeVisible()

  await signOut(page)
  await fillSignInForm(page, account)
  await page.getByLabel('Code from your app').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)

  for (const isFirst of [true, false]) {
    await signOut(page)
    await fillSignInForm(page, account)
    await page.getByLabel('Code from your app').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (isFirst) await expectSignedIn(page)
    else await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/not correct/)
  }
  await mailTo(account.email, /backup code was used/)
})

test('signing out another device takes effect there, after re-authentication', async ({ page, browser }) => {
  const account = await signedIn(page)
  const elsewhere = await browser.newContext({ storageState: signedOut, baseURL: PRODUCT_URL })
  const other = await elsewhere.newPage()
  await signInByHttp(other.request, account, PRODUCT_URL)
  await other.goto('/settings?section=devices')
  await hydrated(other)

  // Fresh proof lasts ten minutes, so the first response is faked as if they had passed.
  await page.route(
    '**/user/devices/*',
    (route) => route.fulfill({ status: 403, json: { code: 'fresh_proof_required', message: '', requestId: 'test' } }),
    { times: 1 },
  )
  await openSettings(page, 'devices')
  await expect(page.getByRole('list', { name: 'Where you are signed in' }).getByText('This device')).toBeVisible()
  await page
    .getByRole('button', { name: /^Sign out of / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/does not match/)
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()

  // Its live connection ends with the session, and the page leaves by itself.
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('the address changes once both addresses have confirmed, and the old one can undo it', async ({ page }) => {
  const account = await signedIn(page)
  const newEmail = account.email.replace('@', '-new@')
  await openSettings(page, 'email')
  await page.getByLabel('New email address').fill(newEmail)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect(page.getByText('Confirm both addresses')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const code = (await mailTo(newEmail, /is your code/)).subject.slice(0, 6)
  const newSide = page.getByLabel(`Code sent to ${newEmail}`)
  await newSide.fill(code)
  await newSide.press('Enter')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto((await mailTo(account.email, /Change your email address/)).links[0] ?? '')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the new address' }).click()
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible()

  await page.goto((await mailTo(account.email, /has a new email address/)).links[0] ?? '')
  await hydrated(page)
  await page.getByRole('button', { name: 'Restore my email address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address has been restored' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})

test('an email about a change lets the owner lock others out of the account', async ({ page }) => {
  const account = await signedIn(page)
  await openSettings(page, 'tokens')
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create token' })
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter a name/)
  await expectAccessible(page)
  await dialog.getByLabel('Name', { exact: true }).fill('Backup script')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const tokenDialog = page.getByRole('dialog', { name: 'Copy your token now' })
  const token = await tokenDialog.getByText(/^[\w-]+\|[\w-]+$/).innerText()
  const ask = () => fetch(`${PRODUCT_URL}/api/user`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)
  await expectAccessible(page)

  await page.goto((await mailTo(account.email, /API token was created/)).links[0] ?? '')
  await hydrated(page)
  await expectAccessible(page)
  expect((await ask()).status).toBe(200)
  await page.getByRole('button', { name: /It was not me/ }).click()
  await expect(page.getByRole('heading', { name: 'Your account is secure' })).toBeVisible()
  expect((await ask()).status).toBe(401)
})

test('a person signs up with a passkey instead of a password', async ({ page, context }) => {
  const email = `${randomUUID()}@people.example`
  await page.goto('/signup')
  await hydrated(page)
  await addVirtualAuthenticator(context)
  await page.getByLabel('Full name').fill('Amara Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: /passkey/i }).click()
  await expect(page).toHaveURL(/\/verify/)
  const code = (await mailTo(email, /\d{6}/)).subject.match(/\d{6}/)?.[0] ?? ''
  await page.getByLabel('Code from the email').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/verify/)

  await signOut(page)
  await page.getByRole('button', { name: /passkey/i }).click()
  await expectSignedIn(page)
})
