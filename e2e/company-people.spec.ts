// A company finds a person for one of its jobs, keeps them on a list and invites them; a saved view is one click away.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { anApplicant } from './support/applications.ts'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

test('a recruiter finds, lists and invites a person, who sees the invitation', async ({ browser, context }) => {
  const { page: talent, visitor } = await anApplicant(context)
  const mark = randomUUID().slice(0, 8)
  const headline = `Ledger engineer ${mark}`
  const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: [] }
  await visitor.write('/talent/api/onboarding/place', { method: 'PUT', body: place })
  const work = { headline, seniority: 'mid', skills: [{ slug: 'postgresql', level: 4 }] }
  await visitor.write('/talent/api/onboarding/work', { method: 'PUT', body: work })
  const job = await publishJob(`Ledger job ${mark}`)

  const page = await (await browser.newContext()).newPage()
  await signInByHttp(page.request, people.recruiter, PRODUCT_URL)
  await page.goto(`/company/people?role=${encodeURIComponent(headline)}&job=${job.id}`)
  await hydrated(page)
  const row = page.getByRole('listitem').filter({ hasText: headline })
  await expect(row.getByText('1 of 1 must-haves')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const list = `Ledger ${mark}`
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(list)
  await page.getByRole('button', { name: 'Create list' }).click()
  await row.getByRole('button', { name: /^Lists of/ }).click()
  await page.getByRole('menuitem', { name: `Add to ${list}` }).click()
  await expect(page.getByRole('link', { name: `${list} 1 person` })).toBeVisible()

  await row.getByRole('button', { name: /^Invite/ }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Your ledger caught our eye.')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(row.getByText('Invited')).toBeVisible()
  await talent.goto('/jobs/invitations')
  await expect(talent.getByText('Your ledger caught our eye.')).toBeVisible()

  await page.goto('/company/applicants?sort=waiting&country=KE')
  await hydrated(page)
  await page.getByText('Saved views').click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(mark)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.goto('/company/applicants')
  await hydrated(page)
  await page.getByText('Saved views').click()
  await page.getByRole('link', { name: mark }).click()
  await expect(page).toHaveURL(/country=KE&sort=waiting/)
})
