// Taking a test that a company has sent.

import { expect, type Page } from '@playwright/test'
import { anInvitation, attemptStartedOn, deviceOf, passTime } from './support/assessment.ts'
import { tabTo } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

test('a whole test by keyboard, with the time announced', async ({ browser }) => {
  const { account, path } = await anInvitation()
  const page = await deviceOf(browser, account)
  await page.goto(path)
  await hydrated(page)
  const started = attemptStartedOn(page)
  await tabTo(page, 'Start test')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Question 1 of 3/)).toBeVisible()
  const attemptId = await started
  for (const [answer, next] of [
    ['The Tana', 'Next'],
    ['Turkana', 'Next'],
  ] as const) {
    await tabTo(page, answer)
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: answer })).toBeChecked()
    await tabTo(page, next)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'The capital of Kenya?' })).toBeFocused()
  await tabTo(page, 'Your answer, in a few words')
  await page.keyboard.type('Nairobi')
  await isSaved(page)
  await passTime(page, attemptId, { seconds: 15 * 60 + 30, isConnected: true })
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toHaveCount(1)
  await tabTo(page, 'Review and submit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You have answered every question' })).toBeFocused()
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('100 out of 100')).toBeVisible()
  await page.context().close()
})
