// Navigating the steps: missing answers link to their field, and a step without a draft leads to the start.

import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { aJobThatAsks } from './support/apply-form.ts'
import { heading, look, next, saved } from './support/apply-steps.ts'
import { phone } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { aNewAccount } from './support/new-account.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

test('missing answers are listed and link to their field; the referral link and the current step are kept', async ({
  browser,
}) => {
  const jobId = await aJobThatAsks(`Gaps ${randomUUID().slice(0, 8)}`, {
    questions: [
      { type: 'short_text', label: 'Which ledger have you kept?', isRequired: true },
      { type: 'multi', label: 'Which of these have you run?', options: ['Kafka', 'NATS', 'Pulsar'], max: 2 },
      { type: 'url', label: 'Something of yours to look at', isRequired: true },
    ],
  })
  const own = await pageFor(browser, await aNewAccount())
  await own.setViewportSize(phone)
  await own.goto(`/apply/${jobId}?via=kiberacrew`)
  await hydrated(own)
  await own.getByRole('link', { name: 'Apply for this job' }).first().click()
  await expect(own).toHaveURL(`/jobs/${jobId}/apply?via=kiberacrew`)
  const begun = own.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/draft'))
  await own.getByRole('button', { name: 'Start' }).click()
  expect((await begun).postDataJSON()).toEqual({ via: 'kiberacrew' })
  await heading(own, 'About you')

  await own.goto(`/jobs/${jobId}/apply?step=review`)
  await hydrated(own)
  await own.getByRole('button', { name: 'Send application' }).click()
  const summary = own.getByRole('alert').filter({ hasText: 'Something of yours to look at' })
  await expect(summary).toBeFocused()
  await expect(own.getByRole('link', { name: 'Which ledger have you kept?' }), 'said once').toHaveCount(1)
  await summary.getByRole('link', { name: 'Something of yours to look at' }).click()
  await heading(own, /^Questions from/)
  await expect(own.getByLabel('Something of yours to look at')).toBeFocused()
  await expect(own.getByText('Choose at most 2.')).toBeVisible()
  await saved(own)
  await own.goto(`/jobs/${jobId}/apply`)
  await expect(own).toHaveURL(`/jobs/${jobId}/apply?step=questions`)
  await own.context().close()
})

test('pages of a draft lead to the start when there is no draft', async ({ page, browser }) => {
  const jobId = await aJobThatAsks(`No draft ${randomUUID().slice(0, 8)}`, { parts: { intro: 'optional' } })
  for (const part of ['video-intro', 'screener-tests']) {
    await page.goto(`/apply/${jobId}/${part}`)
    await expect(page).toHaveURL(`/apply/${jobId}`)
  }
  const own = await pageFor(browser, await aNewAccount())
  for (const part of ['video-intro', 'screener-tests']) {
    await own.goto(`/apply/${jobId}/${part}`)
    await expect(own).toHaveURL(`/jobs/${jobId}/apply`)
  }
  await hydrated(own)
  await own.getByRole('button', { name: 'Start' }).click()
  await heading(own, 'About you')
  for (const [part, title] of [
    ['video-intro', 'Introduce yourself'],
    ['screener-tests', 'Short tests'],
  ] as const) {
    await own.goto(`/apply/${jobId}/${part}`)
    await hydrated(own)
    await heading(own, title)
    await look(own)
    await own.reload()
    await expect(own).toHaveURL(`/apply/${jobId}/${part}`)
  }
  await own.context().close()
})

test('people without a location are asked for it, and not told that a worldwide job is uncertain', async ({
  browser,
}) => {
  const jobId = await aJobThatAsks(`Anywhere ${randomUUID().slice(0, 8)}`)
  const own = await pageFor(browser, await aNewAccount())
  await own.goto(`/jobs/${jobId}/apply`)
  await hydrated(own)
  await expect(own.getByText('Open to people anywhere in the world. Then we can tell')).toBeVisible()
  await expect(own.getByRole('link', { name: 'Add where you live' })).toBeVisible()
  await expect(own.getByText(/cannot tell/i)).toHaveCount(0)
  await look(own)
  await own.getByRole('link', { name: 'Add your location' }).click()
  await expect(own).toHaveURL(/\/settings/)
  await own.context().close()
})

test('an amount and its currency share one line, including a hint or an error of either', async ({ browser }) => {
  const jobId = await aJobThatAsks(`In line ${randomUUID().slice(0, 8)}`, {
    questions: [
      {
        type: 'salary_expectation',
        label: 'What would you like to earn?',
        help: 'Before tax, for a whole month of work, with everything that is paid on top of it, all year round.',
        isRequired: true,
      },
    ],
  })
  const own = await pageFor(browser, await aNewAccount())
  await own.goto(`/jobs/${jobId}/apply`)
  await hydrated(own)
  await own.getByRole('button', { name: 'Start' }).click()
  await heading(own, 'About you')
  await own.goto(`/jobs/${jobId}/apply?step=questions`)
  await hydrated(own)
  const amount = own.getByLabel('What would you like to earn?')
  const topOf = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? -1)
  const expectInLine = async () => {
    await expect.poll(() => topOf(amount)).toBeGreaterThan(0)
    expect(await topOf(own.getByRole('combobox', { name: 'Currency' }))).toBe(await topOf(amount))
  }
  await expectInLine()
  await next(own)
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expectInLine()
  await look(own)
  await own.context().close()
})

test('in right-to-left languages, names align with the start of the line and addresses keep their order', async ({
  browser,
}) => {
  const jobId = await aJobThatAsks(`Right to left ${randomUUID().slice(0, 8)}`, {
    questions: [{ type: 'url', label: 'Something of yours to look at' }],
  })
  const own = await pageFor(browser, await aNewAccount())
  await own.context().addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
  await own.goto(`/jobs/${jobId}/apply`)
  await hydrated(own)
  const startOf = (name: string | RegExp) =>
    own
      .getByRole('banner')
      .getByText(name)
      .evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return Math.round(text.getBoundingClientRect().right)
      })
  expect(await startOf('Fjordpay')).toBe(await startOf(/^Right to left/))

  await own.getByRole('main').locator('button').last().click()
  await expect(own).toHaveURL(/step=you/)
  await own.goto(`/jobs/${jobId}/apply?step=questions`)
  await hydrated(own)
  const link = own.getByLabel('Something of yours to look at')
  await expect(link).toHaveCSS('direction', 'ltr')
  await expect(link).toHaveCSS('text-align', 'right')
  await own.context().close()
})
