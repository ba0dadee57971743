// Sign-in methods and what protects them, on a phone and by keyboard alone.

import { type Browser, expect, type Page } from '@playwright/test'
import { codeOf } from '../server/features/people/two-factor/two-factor.builder.ts'
import { phone, pressOn, typeInto } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { emailedProof } from './support/mailbox.ts'
import { addVirtualAuthenticator, aNewAccount } from './support/new-account.ts'
import { expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Credentials, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { signOut } from './support/sign-in.ts'

test.use({ storageState: signedOut, viewport: phone })
// Each is a whole journey with emails on the way.
test.describe.configure({ timeout: 120_000 })

const NEW_PASSWORD = 'lantern pebble walnut ferry'

async function openSettings(page: Page, section: string): Promise<Credentials> {
  const account = await aNewAccount()
  await signInByHttp(page.request, account, PRODUCT_URL)
  await page.goto(`/settings?section=${section}`)
  await hydrated(page)
  await expectNoSidewaysScroll(page, phone.width)
  return account
}

async function signInByKeyboard(page: Page, { email, password }: Credentials): Promise<void> {
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
}

const expectSignedIn = (page: Page) => expect(page).not.toHaveURL(/\/login/)

/** Another browser of the same person. */
async function signedInElsewhere(browser: Browser, account: Credentials): Promise<Page> {
  const page = await (await browser.newContext({ storageState: signedOut, baseURL: PRODUCT_URL })).newPage()
  await signInByHttp(page.request, account, PRODUCT_URL)
  await page.goto('/')
  await expectSignedIn(page)
  return page
}

test('a forgotten password is reset, and every other session ends', async ({ page, browser }) => {
  const account = await aNewAccount()
  const { code: before } = await emailedProof(account.email)
  const other = await signedInElsewhere(browser, account)
  await page.goto('/login')
  await hydrated(page)
  await pressOn(page, 'Forgot password?')
  await expect(page).toHaveURL('/forgot-password')
  await typeInto(page, 'Email', account.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await expectNoSidewaysScroll(page, phone.width)
  await page.keyboard.type((await emailedProof(account.email, PRODUCT_URL, before)).code)
  await typeInto(page, 'New password', NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await expectNoSidewaysScroll(page, phone.width)

  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
  await signInByKeyboard(page, { ...account, password: NEW_PASSWORD })
  await expectSignedIn(page)
})

test('a passkey is added, signs in, and is removed', async ({ page, context }) => {
  await openSettings(page, 'passkeys')
  await addVirtualAuthenticator(context)
  await pressOn(page, 'Add a passkey')
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
  await expectNoSidewaysScroll(page, phone.width)

  await signOut(page)
  await pressOn(page, 'Use a passkey')
  await expectSignedIn(page)

  await page.goto('/settings?section=passkeys')
  await hydrated(page)
  await pressOn(page, /^Remove /)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressOn(page, 'Remove')
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible()
})

test('two-step sign-in is set up, required at the next sign-in, and a backup code works once', async ({ page }) => {
  const account = await openSettings(page, 'two-step')
  await pressOn(page, 'Set up')
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await expectNoSidewaysScroll(page, phone.width)
  await typeInto(page, 'Six-digit code from the app', codeOf(secret, new Date()))
  await page.keyboard.press('Enter')
  const kept = page.getByRole('dialog', { name: 'Save your backup codes' })
  const code = await kept.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().innerText()
  await pressOn(page, 'I have saved them')
  await expect(page.getByText('10 backup codes left.')).toBeVisible()

  // The app's next code: the previous one is used up, and the server accepts a clock that is one step ahead.
  const answers = [() => codeOf(secret, new Date(Date.now() + 30_000)), () => code, () => code]
  for (const [turn, answer] of answers.entries()) {
    await signOut(page)
    await signInByKeyboard(page, account)
    await expect(page.getByLabel('Code from your app')).toBeFocused()
    await page.keyboard.type(answer())
    await page.keyboard.press('Enter')
    if (turn < 2) await expectSignedIn(page)
  }
  await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/not correct/)
  await expectNoSidewaysScroll(page, phone.width)
})
