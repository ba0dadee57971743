// A newcomer's profile, on a phone and by keyboard: from a résumé file to a public page, a video résumé and an application with it.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aJobThatAsks } from './support/apply-form.ts'
import { heading } from './support/apply-steps.ts'
import { phone, pressOn, tabTo, typeInto } from './support/by-keyboard.ts'
import { callAsOwner } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, watchPage } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const resume = `Zawadi Njoroge
Backend engineer
zawadi@example.com  +254 712 345 678

EXPERIENCE
Software Engineer, Mavuno Payments
03/2021 - present
- Built the ledger in Go and PostgreSQL

Support Engineer, Kilele Telecom
01/2018 - 02/2021
- Answered customers in two languages

EDUCATION
BSc Computer Science, University of Nairobi
2014 - 2017

SKILLS
Go, PostgreSQL, Docker
`

test('a résumé becomes a profile, a public page and an application with a video', async ({ browser }) => {
  test.slow()
  const page = await pageFor(browser, await aNewAccount(undefined, 'Zawadi Njoroge'))
  const { complaints } = watchPage(page)
  await page.setViewportSize(phone)
  const jobId = await aJobThatAsks(`Ledgers ${randomUUID().slice(0, 8)}`)
  await fillFromResume(page)
  const address = await publishPage(page)
  await recordVideo(page)

  const guest = await browser.newPage()
  await open(guest, address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Zawadi Njoroge' })).toBeVisible()
  await expect(guest.getByText('Senior Software Engineer').first()).toBeVisible()
  const player = guest.getByLabel('Video résumé')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await expect(player.locator('track')).toHaveAttribute('kind', 'captions')
  await expectAccessible(guest)
  await guest.close()

  await apply(page, jobId)
  const { items } = await callAsOwner<{ items: { id: string }[] }>('GET', `/company/api/applications?jobId=${jobId}`)
  expect(
    await callAsOwner('GET', `/company/api/applications/${items[0]?.id}/video-resume`),
    'the company can watch it',
  ).toMatchObject({ kind: 'video', captions: [{ text: 'Hello, I am Zawadi.' }] })
  expect(complaints).toEqual([])
})

/** Two details are wrong in the file. */
async function fillFromResume(page: Page): Promise<void> {
  await open(page, '/profile/resume-upload')
  const file = { name: 'zawadi.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) }
  await page.getByLabel('Upload your résumé').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeFocused()
  await expectNoSidewaysScroll(page, phone.width)
  await pressOn(page, /^Change Mavuno Payments/)
  await page.getByLabel(/^Job title/).fill('Senior Software Engineer')
  await page.keyboard.press('Enter')
  await pressOn(page, /^Change .*University of Nairobi/)
  await page.getByLabel(/^Subject/).fill('Informatics')
  await page.keyboard.press('Enter')
  await pressOn(page, 'Save to profile')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('Senior Software Engineer').first()).toBeVisible()
  await expect(page.getByText('Informatics').first()).toBeVisible()
}

async function publishPage(page: Page): Promise<string> {
  const handle = `zawadi-${randomUUID().slice(0, 8)}`
  await hydrated(page)
  await typeInto(page, 'Name in the address', handle)
  await tabTo(page, 'Publish my page')
  await page.keyboard.press('Space')
  await pressOn(page, 'Save page')
  await expect(page.getByRole('link', { name: `/t/${handle}` })).toBeVisible()
  return `/t/${handle}`
}

/** As long as the shortest allowed video: the fake camera runs in real time. */
async function recordVideo(page: Page): Promise<void> {
  await open(page, '/profile/video-resume-upload')
  await expect(page.getByRole('button', { name: 'Use camera and microphone' })).toBeVisible()
  await pressOn(page, 'Use camera and microphone')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await page.getByRole('button', { name: 'Start recording' }).press('Enter')
  await expect(page.getByRole('timer')).toContainText(/0:1[6-9]/, { timeout: 90_000 })
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await page.getByRole('button', { name: 'Use this take' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your video résumé' })).toBeVisible()
  await page.getByRole('radio', { name: 'Public' }).press('Space')
  await page.getByRole('textbox', { name: /^Captions/ }).fill('0:01 Hello, I am Zawadi.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page, phone.width)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Captions/ })).toHaveValue('0:01 - 0:08 Hello, I am Zawadi.')
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
}

async function apply(page: Page, jobId: string): Promise<void> {
  await open(page, `/jobs/${jobId}/apply`)
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await heading(page, 'About you')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await heading(page, 'Your résumé')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await heading(page, 'Review and send')
  await page.getByRole('checkbox', { name: /may read and store/ }).press('Space')
  await page.getByRole('button', { name: 'Send application' }).press('Enter')
  await expect(page).toHaveURL(/\/applications\/[\w-]+\?sent=1$/)
}
