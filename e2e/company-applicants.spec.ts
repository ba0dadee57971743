// Two members review the applicants of one job on two screens, one of them without a mouse.

import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { anApplicant, applied } from './support/applications.ts'
import { callAsOwner } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { signInByHttp } from './support/sign-in.ts'

test.use({ storageState: signedOut })

async function aBoardOf(browser: Browser, person: { email: string; password: string }, jobId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInByHttp(page.request, person, PRODUCT_URL)
  await page.goto(`/company/jobs/${jobId}/applicants`)
  await hydrated(page)
  return page
}

test('two members see each other’s moves; one reviews by keyboard alone', async ({ browser, context }) => {
  test.slow()
  const { job, id } = await applied(await anApplicant(context), `Board ${randomUUID().slice(0, 8)}`)
  const { name } = (await callAsOwner<{ talent: { name: string } }>('GET', `/company/api/applications/${id}`)).talent
  const owner = await aBoardOf(browser, people.member, job.id)
  const recruiter = await aBoardOf(browser, people.recruiter, job.id)
  const column = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) })
  const cardIn = (page: Page, title: string) => column(page, title).getByRole('link', { name })

  await owner.getByText('Change job').click()
  await expect(owner.getByRole('link', { name: 'All jobs' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(owner)
  await cardIn(owner, 'New').focus()
  await owner.keyboard.press('?')
  await expect(owner.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await owner.keyboard.press('Escape')
  await cardIn(owner, 'New').focus()
  await owner.keyboard.press('n')
  await owner.getByRole('textbox', { name: 'Note' }).fill('Writes clearly')
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')
  await expect(owner.getByText('Note added')).toBeVisible()

  await cardIn(owner, 'New').focus()
  await owner.keyboard.press('m')
  await expect(owner.getByRole('dialog').getByRole('button', { name: 'A first talk' })).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(cardIn(owner, 'A first talk')).toBeVisible()
  await expect(cardIn(recruiter, 'A first talk'), 'the other screen follows without a reload').toBeVisible()
  await expect(cardIn(recruiter, 'New')).toHaveCount(0)

  await cardIn(recruiter, 'A first talk').focus()
  await recruiter.keyboard.press('o')
  await recruiter.waitForURL(`**/company/applicants/${id}`)
  await hydrated(recruiter)
  await expect(recruiter.getByText('Writes clearly')).toBeVisible()
  await expectAccessible(recruiter)
  await recruiter.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(recruiter)
  await owner.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(owner)
})
