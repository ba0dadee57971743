// From an unverified account to a verified one. Has its own product, because it changes the account.

import { expect } from '@playwright/test'
import { emailedProof } from './support/mailbox.ts'
import { withOwnProduct } from './support/own-product.ts'
import { people } from './support/people.ts'
import { fillSignInForm } from './support/sign-in.ts'

const test = withOwnProduct()

test('the emailed code opens the page that was requested', async ({ page, product }) => {
  await page.goto('/?tab=today')
  await fillSignInForm(page, people.unverified)
  await expect(page).toHaveURL(`/verify?redirect=${encodeURIComponent('/?tab=today')}`)

  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('status').filter({ hasText: people.unverified.email })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled()

  const code = page.getByLabel('Code from the email')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')

  await code.fill((await emailedProof(people.unverified.email, product.url)).code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/?tab=today')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadia')
})
