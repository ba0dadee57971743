// Every sign-in method, starting with the first visit. Has its own product, because accounts are created and changed.

import { type Browser, expect, type Page } from '@playwright/test'
import { emailedProof } from './support/mailbox.ts'
import { withOwnProduct } from './support/own-product.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people } from './support/people.ts'
import { fillSignInForm } from './support/sign-in.ts'

const test = withOwnProduct()

const PASSWORD = 'kettle orchard violin bamboo'
const NEW_PASSWORD = 'lantern pebble walnut ferry'

async function fillSignUpForm(page: Page, given: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Your full name').fill(given.name)
  await page.getByLabel('Email').fill(given.email)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I agree to' }).press('Space')
}

/** Another device, which shares nothing with this browser. */
async function elsewhere(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  await hydrated(page)
  return page
}

test('sign up, verify on the phone, and the waiting page continues', async ({ page, browser, product }) => {
  const email = 'amina@people.example'
  await page.goto('/signup')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Your full name')).toHaveAccessibleDescription('Enter your name.')
  await expectAccessible(page)
  await fillSignUpForm(page, { name: 'Amina Yusuf', email })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/verify')
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
  await expect(page.getByText(/You can request another in \d+ seconds/)).toBeVisible()

  const { link } = await emailedProof(email, product.url)
  const phone = await elsewhere(browser, link)
  await expect(phone.getByText(email)).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await expect(page).toHaveURL('/verify')
  await phone.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await phone.reload()
  await expect(phone.getByText('This link has already been used or has expired')).toBeVisible()
  await phone.context().close()

  await page.bringToFront()
  await expect(page).not.toHaveURL(/verify/, { timeout: 20_000 })
})

test('a forgotten password is reset, and every other session ends', async ({ page, browser, product }) => {
  const other = await elsewhere(browser, '/login')
  await fillSignInForm(other, people.second)
  await expect(other).toHaveURL('/')

  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email').fill(people.second.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(people.second.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await expectAccessible(page)

  const { link } = await emailedProof(people.second.email, product.url)
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set new password' }).click()
  const field = page.getByLabel('New password', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Use at least 12 characters/)
  await expectAccessible(page)
  await field.fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()

  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
  await fillSignInForm(page, { ...people.second, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/')
})

test('an emailed link signs in, once, and leads to the requested page', async ({ page, browser, product }) => {
  await page.goto('/?tab=today')
  await hydrated(page)
  await fillSignInForm(page, { ...people.verified, password: 'not this one' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Try again, or get a sign-in link/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByLabel('Code from the email')).toBeFocused()

  const { link, code } = await emailedProof(people.verified.email, product.url)
  const phone = await elsewhere(browser, link)
  await phone.reload()
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone).toHaveURL('/?tab=today')
  await phone.context().close()

  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(/no longer works/)
  await expectAccessible(page)
})

test('form input survives a change of language, except the password', async ({ page }) => {
  await page.goto('/signup')
  await hydrated(page)
  await fillSignUpForm(page, { name: 'Amina Yusuf', email: 'other@people.example' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Your full name')).toHaveValue('Amina Yusuf')
  await expect(page.getByLabel('Email')).toHaveValue('other@people.example')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
})
