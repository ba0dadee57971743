// An offer from the first draft to the sealed contract: written by a recruiter, approved by the owner, countered by field, sent
// again, signed on a phone, countersigned, and checked by a stranger.

import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { anApplicant, applied } from './support/applications.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

async function signedInAs(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInByHttp(page.request, person, PRODUCT_URL)
  return page
}

const run = promisify(execFile)

/** Read by programs that have nothing to do with what wrote it: Debian's poppler-utils, which `npm test` installs where it may. */
async function expectSignedText(file: Buffer, name: string): Promise<void> {
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const path = test.info().outputPath('offer.pdf')
  await writeFile(path, file)
  if (spawnSync('pdfsig', ['-v']).error) {
    test.info().annotations.push({ type: 'not checked', description: 'the signature, because pdfsig is not installed' })
    return
  }
  const { stdout: text } = await run('pdftotext', [path, '-'])
  for (const part of ['We are glad to offer you this role.', '80,000', '30', name, 'Ingrid Solheim'])
    expect(text).toContain(part)
  const { stdout: report } = await run('pdfsig', [path])
  expect(report).toContain('Signature is Valid')
  expect(report).toContain('Total document signed')
  expect(report).not.toContain('Expired')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an offer is negotiated, signed by both sides and can be checked by anybody', async ({ browser, context }) => {
  test.slow()
  const applicant = await anApplicant(context)
  const { id: applicationId } = await applied(applicant, `Offer ${randomUUID().slice(0, 8)}`)
  const recruiter = await signedInAs(browser, people.recruiter)
  await recruiter.goto(`/company/applicants/${applicationId}`)
  await recruiter.getByRole('link', { name: 'Make an offer' }).click()
  await recruiter.waitForURL('**/company/offers/new?**')
  await hydrated(recruiter)
  await recruiter.getByLabel('Start', { exact: true }).fill('2030-01-07')
  await recruiter.getByLabel('What the candidate signs').fill('We are glad to offer you this role.')
  await expectAccessible(recruiter)
  await button(recruiter, 'Save draft').click()
  await recruiter.waitForURL(/\/company\/offers\/[0-9a-f-]{36}$/)
  await button(recruiter, 'Ask for approval').click()
  await expect(recruiter.getByText('Needs approval')).toBeVisible()
  const path = new URL(recruiter.url()).pathname

  const owner = await signedInAs(browser, people.member)
  await owner.goto(path)
  await hydrated(owner)
  await button(owner, 'Approve').click()
  await button(owner, 'Send to the candidate').click()
  await expect(owner.getByText('Sent', { exact: true }).first()).toBeVisible()

  const { page: phone } = applicant
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/offers')
  await phone.getByRole('link', { name: /^Offer / }).click()
  await hydrated(phone)
  await expect(phone.getByText('EUR 80,000').first()).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await button(phone, 'Ask for a change').click()
  await phone.getByLabel('Paid leave (days)').fill('30')
  await phone.getByLabel('Paid leave (days)').blur()
  await button(phone, 'Send request').click()
  await expect(phone.getByText('Waiting for the company')).toBeVisible()

  // The owner's page follows without a reload; the form starts with what was asked for.
  await button(owner, 'Write a new version').click()
  await expect(owner.getByLabel('Paid leave (days)')).toHaveValue('30')
  await button(owner, 'Send new version').click()
  await expect(owner.getByText('New version sent').first()).toBeVisible()

  await expect(phone.getByText('This is a new version. What has changed is marked.')).toBeVisible()
  await expect(phone.locator('del')).toContainText('25 days')
  await expect(phone.locator('ins')).toContainText('30 days')
  const profileName = (await phone.getByText(/Your profile says/).innerText()).replace(/.*says (.*)\.$/, '$1')
  await phone.getByLabel('Type your full legal name').fill(profileName)
  await phone.getByText('Draw my signature as well').click()
  const pad = phone.getByRole('img', { name: 'Empty field for your signature' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The field for the signature is not visible')
  await phone.mouse.move(box.x + 20, box.y + 40)
  await phone.mouse.down()
  await phone.mouse.move(box.x + 120, box.y + 70, { steps: 6 })
  await phone.mouse.up()
  await phone.getByText('I have read the whole offer').click()
  await button(phone, 'Accept and sign').click()
  await expect(phone.getByText(/You have signed/)).toBeVisible()

  await owner.getByLabel('Type your full legal name').fill('Ingrid Solheim')
  await button(owner, 'Sign for the company').click()
  await expect(phone.getByText('Both of you have signed. This is your contract.')).toBeVisible({ timeout: 20_000 })

  const downloading = phone.waitForEvent('download')
  await phone.getByRole('link', { name: /^Signed PDF/ }).click()
  const file = await readFile(await (await downloading).path())
  await expectSignedText(file, profileName)
  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, '/verify-document')
  await expectAccessible(stranger)
  const upload = (buffer: Buffer) =>
    stranger.getByLabel('PDF to check').setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer })
  await upload(file)
  await expect(stranger.getByText('Genuine: not one byte has changed since it was signed')).toBeVisible()
  const changed = Buffer.from(file)
  changed[changed.length - 200] = (changed[changed.length - 200] ?? 0) ^ 1
  await upload(changed)
  await expect(stranger.getByText('This file has been changed since it was signed')).toBeVisible()
  await expectNoSidewaysScroll(stranger)
})
