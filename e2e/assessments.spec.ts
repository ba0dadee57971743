// Taking a test that a company has sent.

import { type Browser, expect, type Page } from '@playwright/test'
import { PRESENCE_SECONDS } from '../shared/features/hiring/screeners/screener-limits.ts'
import { anInvitation, attemptStartedOn, deviceOf, passTime } from './support/assessment.ts'
import { tabTo } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

/** After that the page has asked the server again. */
const REPORT_MS = PRESENCE_SECONDS * 1_000

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

const answer = async (page: Page, name: string) => {
  await page.locator('label', { hasText: name }).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

/** Started on a device of their own, with the first question answered. */
async function aRunningTest(browser: Browser) {
  const { account, path } = await anInvitation()
  const page = await deviceOf(browser, account)
  await page.goto(path)
  await hydrated(page)
  const started = attemptStartedOn(page)
  await page.getByRole('button', { name: 'Start test' }).click()
  const attemptId = await started
  await answer(page, 'The Tana')
  await isSaved(page)
  return { account, path, page, attemptId }
}

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Question 3', exact: false }).click()
  await page.getByLabel('Your answer, in a few words').fill('Nairobi')
  await page.getByRole('button', { name: 'Review and submit' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('100 out of 100')).toBeVisible()
}

test('a minute without a connection and a reload: no answer is lost, and the clock stands still', async ({
  browser,
}) => {
  const { page, path, attemptId } = await aRunningTest(browser)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.context().setOffline(true)
  await answer(page, 'Turkana')
  await expect(page.getByRole('status').filter({ hasText: '1 answer kept on this device' })).toBeVisible()
  await passTime(page, attemptId, { seconds: 60 })
  await expect(page.getByRole('status').filter({ hasText: /^The clock is paused$/ })).toHaveCount(1)
  // Opened again instead of reloaded: the error page of an offline reload would reload itself. What a page sends while it closes
  // is not covered by the emulated connection loss, so that is blocked here.
  await page.route('**/presence', (route) => route.abort())
  await page.goto('about:blank')
  await page.unroute('**/presence')
  await page.context().setOffline(false)
  await page.goto(path)
  await expect(page.getByRole('radio', { name: 'Turkana' })).toBeChecked()
  await isSaved(page)
  // A minute less, had it gone on.
  await expect(page.getByRole('timer')).toHaveText(/^(19|20):/)
  await finish(page)
  await page.getByRole('button', { name: 'Show what was recorded' }).click()
  await expect(page.getByText(/the clock was paused for \d:\d\d minutes/)).toBeVisible()
  await page.context().close()
})

test('a test is worked on in one tab at a time', async ({ browser }) => {
  const { page, path } = await aRunningTest(browser)
  const other = await page.context().newPage()
  await other.goto(path)
  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(other.getByText(/^Question 2 of 3/)).toBeVisible()
  await answer(other, 'Turkana')
  await isSaved(other)
  await page.clock.fastForward(REPORT_MS)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await page.getByRole('button', { name: 'Question 2', exact: false }).click()
  await expect(page.getByRole('radio', { name: 'Turkana' })).toBeChecked()
  // A report that was sent before the test was taken over says nothing about it.
  await expect(async () => {
    await other.clock.fastForward(REPORT_MS)
    await expect(other.getByRole('heading', { name: 'This test is open somewhere else' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  await finish(page)
  await page.context().close()
})

test('code runs on its examples in the browser, without a connection, too', async ({ browser }) => {
  const adding = {
    kind: 'code',
    text: 'Add two numbers.',
    language: 'typescript',
    entry: 'add',
    starter: 'function add(a: number, b: number): number {\n  while (a === 9);\n  return a + b\n}',
    cases: [
      { args: '[1, 2]', expected: '3', isHidden: false },
      { args: '[9, 1]', expected: '10', isHidden: false },
    ],
  }
  const { account, path } = await anInvitation(undefined, [adding])
  const page = await deviceOf(browser, account)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.getByRole('button', { name: 'Run the examples' }).click()
  await expect(page.getByText('1 of 2 examples passed')).toBeVisible()
  await expect(page.getByText('Took too long')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Run the examples' }).click()
  await expect(page.getByText('Took too long')).toBeHidden()
  await expect(page.getByText('1 of 2 examples passed')).toBeVisible()
  expect(asked.filter((one) => one.endsWith('/run'))).toEqual([])
  await page.context().close()
})

test('time runs out without a connection: what was answered in time counts', async ({ browser }) => {
  const { page, attemptId } = await aRunningTest(browser)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.context().setOffline(true)
  await answer(page, 'Turkana')
  // The time of the test and the longest pause.
  await passTime(page, attemptId, { seconds: 25 * 60 + 5 })
  await expect(page.getByText('Time is up. Keep this page open')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('66 out of 100')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was recorded' })).toBeVisible()
  await page.context().close()
})

test('a test is continued on another device', async ({ browser }) => {
  const { account, page, path } = await aRunningTest(browser)
  const other = await deviceOf(browser, account)
  await other.goto(path)
  await other.getByRole('button', { name: 'Continue here' }).click()
  await other.getByRole('button', { name: 'Question 1', exact: false }).click()
  await expect(other.getByRole('radio', { name: 'The Tana' })).toBeChecked()
  await other.getByRole('button', { name: 'Next' }).click()
  await answer(other, 'Turkana')
  await finish(other)
  await page.clock.fastForward(REPORT_MS)
  await expect(page.getByText('100 out of 100')).toBeVisible()
  await page.context().close()
  await other.context().close()
})
