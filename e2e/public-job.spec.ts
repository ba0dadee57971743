// The public page of a job: without an account, without JavaScript, and as search engines read it.

import { expect, type Page } from '@playwright/test'
import { jobPostingProblems } from '../shared/features/jobs/jobs/job-posting-problems.builder.ts'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { people, signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

type ListedJob = { id: string; title: string; workplace: string; eligibility: { mode: string }; postedOn: unknown }
type Listed = { items: ListedJob[] }

async function openJobs(limit: number): Promise<Listed['items']> {
  const answer = await new HttpVisitor(PRODUCT_URL).call(`/shared/api/jobs?limit=${limit}`)
  return ((await answer.json()) as Listed).items
}

const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]')

test('a guest can read it, and a person with an account is sent to their own page of it', async ({ page, browser }) => {
  const { complaints, foreignRequests } = watchPage(page)
  const job = (await openJobs(12)).find(({ postedOn }) => postedOn === null)
  await page.goto(`/apply/${job?.id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.title ?? '')
  await expect(page.getByRole('heading', { name: 'Who can apply' })).toBeVisible()
  await expect(page.getByText(/^\d\d:\d\d–\d\d:\d\d, [^/]+ time$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect([complaints, foreignRequests]).toEqual([[], []])

  const member = await browser.newContext({ storageState: stateOf('verified') })
  const own = await member.newPage()
  await own.goto(`${PRODUCT_URL}/apply/${job?.id}`)
  await expect(own).toHaveURL(`${PRODUCT_URL}/jobs/${job?.id}`)
  await member.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is complete, and contains a valid JobPosting for search engines', async ({ page }) => {
    for (const { id, title, workplace, eligibility, postedOn } of await openJobs(12)) {
      await page.goto(`/apply/${id}`)
      await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${PRODUCT_URL}/apply/${id}`)
      // Without known eligibility, a remote job has no valid structured data; that of a board's job is on the board.
      if (postedOn !== null || (workplace === 'remote' && eligibility.mode === 'unknown')) {
        await expect(structuredData(page)).toHaveCount(0)
        continue
      }
      const posting = JSON.parse((await structuredData(page).textContent()) ?? 'null') as { title: string }
      expect(jobPostingProblems(posting), title).toEqual([])
      expect(posting.title).toBe(title)
    }
  })

  test('a closed job says so, shows others, and is not indexed', async ({ page }) => {
    const company = new HttpVisitor(PRODUCT_URL)
    const { email, password } = people.recruiter
    expect((await company.write('/login', { body: { email, password } })).status).toBe(200)
    const own = (await (await company.call('/company/api/companies')).json()) as { id: string }[]
    const published = `/company/api/jobs?companyId=${own[0]?.id}&status=published`
    const { items } = (await (await company.call(published)).json()) as Listed
    const job = items.at(-1)
    const closing = { event: 'close', closeReason: 'filled' }
    expect((await company.write(`/company/api/jobs/${job?.id}/status`, { body: closing })).status).toBe(200)

    const answer = await page.goto(`/apply/${job?.id}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('This job is closed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(structuredData(page)).toHaveCount(0)
  })
})

test('an unknown job is not found', async ({ request }) => {
  for (const id of ['01890000-0000-7000-8000-000000000000', 'nope'])
    expect((await request.get(`/apply/${id}`, { headers: { accept: 'text/html' } })).status()).toBe(404)
})
