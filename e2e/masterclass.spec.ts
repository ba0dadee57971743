import { expect } from '@playwright/test'
import { readPastTalks, readUpcomingTalks } from '../server/seeds/learning/talks/read-talks.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const [open, full] = readUpcomingTalks()
const [past] = readPastTalks()
if (!open || !full || !past) throw new Error('the demo world has no talks')

test.use({ storageState: signedOut })

test('register for a talk, ask a question, wait for a place at a full one, and read a past one', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/masterclass')
  await page.getByRole('link', { name: open.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(/^Starts (in|tomorrow)/)).toBeVisible()
  await page.getByRole('button', { name: 'Register for free' }).click()
  await expect(page.getByText('You are registered.')).toBeVisible()
  await page.getByLabel('Your question to the speaker').fill('What about public holidays?')
  await page.getByRole('button', { name: 'Ask' }).click()
  const vote = page.getByRole('button', { name: 'Vote for: What about public holidays?' })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toHaveText('1 vote')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const calendar = await page.request.get(address ?? '', { headers: { origin: PRODUCT_URL } })
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByRole('button', { name: 'Register for free' })).toBeFocused()

  await page.goto('/masterclass/upcoming-talks?text=bookkeeping')
  await page.getByRole('link', { name: full.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText(/You are number \d+ on the waiting list/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()

  await page.goto('/masterclass/past-talks?text=public+register')
  await page.getByRole('link', { name: past.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Keep my place at 8:20' }).click()
  await expect(page.getByRole('link', { name: 'Continue at 8:20' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue at 8:20' })).toBeVisible()
  await expectAccessible(page)
})

test('ask for a talk and vote for another', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/masterclass/talk-request')
  await hydrated(page)
  await page.getByLabel('Topic').fill('Renting a flat in a new country')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('button', { name: 'Vote for: Renting a flat in a new country' })).toHaveText('1 vote')
  const other = page.getByRole('button', { name: 'Vote for: Reading a French employment contract' })
  await other.click()
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw: Renting a flat in a new country' }).click()
  await expect(page.getByText('Renting a flat in a new country')).toHaveCount(0)
})
