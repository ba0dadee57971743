import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { inviteTo, publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { jobListReady } from './support/job-list.ts'
import { mailTo } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL, STATE_FOLDER } from './support/settings.ts'

const run = promisify(execFile)

/** Alerts wait until quiet hours are over; this moves them far from now. */
async function moveQuietHours(page: Page): Promise<void> {
  const inTwoHours = (new Date().getUTCHours() * 60 + 120) % 1440
  await page.evaluate(async (from) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    await fetch('/shared/api/settings/notifications', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ quietHours: { from, to: (from + 60) % 1440 } }),
    })
  }, inTwoHours)
}

async function somebody(context: BrowserContext): Promise<{ page: Page; email: string; id: string }> {
  const account = await aNewAccount()
  const page = await context.newPage()
  await signInByHttp(page.request, account, PRODUCT_URL)
  const identity = await page.request.get('/api/user', { headers: { origin: PRODUCT_URL } })
  const { id } = (await identity.json()) as { id: string }
  return { page, email: account.email, id }
}

test.use({ storageState: signedOut })

test('search, save with a note, get an email about a new job, and stop the emails', async ({ context, browser }) => {
  const word = `quokka${Date.now()}`
  const name = `${word}, Mid`
  await publishJob(`Keeper of the ${word}`)
  const { page, email } = await somebody(context)
  await page.goto(`/jobs?text=${word}&level=mid`)
  await hydrated(page)
  await page.getByRole('button', { name: `Save Keeper of the ${word}` }).click()
  await expect(page.getByRole('button', { name: `Unsave Keeper of the ${word}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Create an alert for this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get alerts for new jobs' })
  await expect(dialog.getByLabel('Search name')).toHaveValue(name)
  await dialog.getByText('Immediately').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/jobs/saved')
  await hydrated(page)
  await page.getByRole('button', { name: `Add a note to Keeper of the ${word}` }).click()
  await page.getByRole('textbox', { name: `Your note on Keeper of the ${word}` }).fill('Ask about the night shifts')
  await page.getByRole('heading', { name: 'Saved searches' }).click()
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveCount(0)
  await page.getByRole('button', { name: `Edit your note on Keeper of the ${word}` }).click()
  await expect(page.getByRole('textbox', { name: `Your note on Keeper of the ${word}` })).toHaveValue(
    'Ask about the night shifts',
  )
  await expectAccessible(page)

  await moveQuietHours(page)
  await publishJob(`Friend of the ${word}`)
  await run(process.execPath, ['e2e/support/alert-now.ts'], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })
  const mail = await mailTo(email, new RegExp(`1 new job for “${name}”`))
  expect(mail.text).toContain(`Friend of the ${word} at Fjordpay`)
  const stop = /https?:\S+job-alerts\/stop\S+/.exec(mail.text)?.[0] ?? ''
  const mailApp = await browser.newPage({ javaScriptEnabled: false })
  await mailApp.goto(stop)
  await mailApp.getByRole('button', { name: 'Unsubscribe' }).click()
  const stopped = { name: `No more emails about “${name}”` }
  await expect(mailApp.getByRole('heading', stopped)).toBeVisible()
  await mailApp.context().close()
  await page.goto(stop)
  await expect(page.getByRole('heading', stopped)).toBeVisible()
  await expectAccessible(page)
})

test('a note keeps its latest text, even when the job is removed from the list while typing', async ({ context }) => {
  const title = `Keeper of the bilby ${Date.now()}`
  const job = await publishJob(title)
  const { page } = await somebody(context)
  await page.goto(`/jobs/${job.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await page.getByRole('link', { name: 'Saved 1' }).click()
  await page.getByRole('button', { name: `Add a note to ${title}` }).click()
  const note = page.getByRole('textbox', { name: `Your note on ${title}` })
  const edit = page.getByRole('button', { name: `Edit your note on ${title}` })
  await note.fill('Ask about the nights')
  await page.getByRole('heading', { name: 'Saved searches', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible()
  await page.getByRole('link', { name: /^Search [0-9]/ }).click()
  await expect(page).toHaveURL('/jobs')
  await page.getByRole('link', { name: 'Saved 1' }).click()
  await edit.click()
  await expect(note).toHaveValue('Ask about the nights')

  // The note is being saved when the bookmark is clicked.
  const requests: string[] = []
  const gate = Promise.withResolvers<void>()
  await page.route(`**/talent/api/saved-jobs/${job.id}`, async (route) => {
    requests.push(route.request().method())
    if (requests.length === 1) await gate.promise
    await route.continue()
  })
  await note.fill('Ask about the days')
  await page.getByRole('button', { name: `Unsave ${title}` }).click()
  await expect.poll(() => requests).toEqual(['PUT'])
  gate.resolve()
  // The note is restored too, as long as it is visible.
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(edit).toContainText('Ask about the days')
  expect(requests).toEqual(['PUT', 'DELETE', 'PUT'])
  await page.reload()
  await expect(edit).toContainText('Ask about the days')
})

test('hide and unhide a job, on a phone', async ({ browser }) => {
  const word = `numbat${Date.now()}`
  await publishJob(`Keeper of the ${word}`)
  const { page } = await somebody(await browser.newContext({ viewport: { width: 390, height: 844 } }))
  await page.goto(`/jobs?text=${word}`)
  await hydrated(page)
  await jobListReady(page)
  const job = page.getByRole('link', { name: `Keeper of the ${word}` })
  await page.getByRole('button', { name: `Hide Keeper of the ${word}` }).click()
  await page.getByRole('menuitem', { name: 'The pay is too low' }).click()
  await expect(job).toBeHidden()
  const total = page.getByRole('status').filter({ hasText: /match/ })
  await expect(total).toHaveText('0 jobs match')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(job).toBeVisible()
  await expect(total).toHaveText('1 job matches')

  await page.getByRole('button', { name: `Hide Keeper of the ${word}` }).click()
  await page.getByRole('menuitem', { name: 'Wrong level' }).click()
  await expect(total).toHaveText('0 jobs match')
  await page.goto('/jobs/saved')
  await hydrated(page)
  await page.getByText('Hidden from your searches').click()
  await page.getByRole('button', { name: `Unhide Keeper of the ${word}` }).click()
  await expect(page.getByText('Hidden from your searches')).toBeHidden()
})

test('accept one invitation and decline another with a reason', async ({ browser }) => {
  const stamp = Date.now()
  const { page, id } = await somebody(await browser.newContext({ viewport: { width: 390, height: 844 } }))
  for (const title of [`Wanted ${stamp}`, `Unwanted ${stamp}`]) {
    const job = await publishJob(title)
    await inviteTo(job.id, id, `We would like you for ${title}`)
  }
  await page.goto('/jobs/invitations')
  await hydrated(page)
  const invitation = (title: string) => page.getByRole('listitem').filter({ hasText: `We would like you for ${title}` })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await invitation(`Unwanted ${stamp}`).getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the invitation from Fjordpay' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Choose one of the options.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('The hours do not suit me').click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(invitation(`Unwanted ${stamp}`)).toBeHidden()

  await invitation(`Wanted ${stamp}`)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apply to Fjordpay' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(`Wanted ${stamp}`)).toBeVisible()
  await page.goto('/jobs/invitations?show=answered')
  await expect(page.getByText('Accepted')).toBeVisible()
  await expect(page.getByText('Declined')).toBeVisible()
})

test('people without a location are asked for it, and no job is blamed for that', async ({ context }) => {
  const job = await publishJob(`Open to everybody ${Date.now()}`)
  const { page } = await somebody(context)
  await page.goto(`/jobs/${job.id}`)
  const fit = page.getByRole('region', { name: 'Could this work for you?' })
  await expect(fit.getByText('Unknown so far')).toBeVisible()
  await expect(fit.getByRole('link', { name: 'Add where you live' })).toBeVisible()
  await expect(fit.getByText('Not stated')).toBeHidden()
  await page.goto('/jobs/recommended')
  await expect(page.getByText('Ranked by how well they match your profile.')).toBeVisible()
})

test('report what is wrong with a job', async ({ context }) => {
  const job = await publishJob(`Too good to be true ${Date.now()}`)
  const { page } = await somebody(context)
  await page.goto(`/jobs/${job.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('They ask for money').click()
  await dialog.getByLabel('Details').fill('A deposit of 200 euros')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will look into it.')).toBeVisible()
  await page.getByRole('button', { name: 'Report this job' }).click()
  await page.getByRole('dialog').getByText('They ask for money').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog').getByText('You have already reported this job.').first()).toBeVisible()
})
