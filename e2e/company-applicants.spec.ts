// Two members review the applicants of one job on two screens, one of them without a mouse.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { findRunningPostgres } from '../server/platform/db/embedded/connection-file.ts'
import { anApplicant, applied } from './support/applications.ts'
import { callAsOwner } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { copyApplicant } from './support/many-applicants.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { DATA_DIR } from './support/test-database.ts'

const APPLICANTS = 50

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

/** Fifty people have applied for one job; one of them with a browser. */
async function fiftyApplicants(context: BrowserContext): Promise<string> {
  const { job, id } = await applied(await anApplicant(context), `Fifty ${randomUUID().slice(0, 8)}`)
  const running = findRunningPostgres(join(DATA_DIR, 'postgres'))
  const client = new pg.Client({ connectionString: running?.connectionString ?? '' })
  await client.connect()
  try {
    await copyApplicant(client, id, APPLICANTS - 1)
  } finally {
    await client.end()
  }
  return job.id
}

test('fifty applicants are reviewed without a mouse', async ({ browser, context }) => {
  test.slow()
  const page = await aBoardOf(browser, people.member, await fiftyApplicants(context))
  const counted = (title: string, count: number) =>
    expect(page.getByRole('region', { name: `${title} ${count}`, exact: true })).toBeVisible()
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-applicant]')?.dataset['applicant'] ?? null)
  /** The focus is on an applicant nobody has looked at yet. */
  const onAnother = (last: string | null) =>
    expect.poll(async () => ![last, null].includes(await focused()), 'the next applicant has the focus').toBe(true)
  await counted('New', APPLICANTS)
  for (let tabs = 0; tabs < 60 && (await focused()) === null; tabs += 1) await page.keyboard.press('Tab')

  for (let reviewed = 0; reviewed < APPLICANTS; reviewed += 1) {
    const applicant = await focused()
    expect(applicant, `applicant ${reviewed + 1} has the focus`).not.toBeNull()
    if (reviewed % 10 === 9) {
      await page.keyboard.press('r')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(focused, 'the focus returns to the same applicant').toBe(applicant)
    }
    await page.keyboard.press('f')
    if (reviewed < APPLICANTS - 1) await onAnother(applicant)
  }
  await counted('New', 0)
  await expect(page.getByRole('region', { name: 'New 0', exact: true })).toBeFocused()
  await counted('A first talk', APPLICANTS)
})
