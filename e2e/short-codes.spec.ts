// Short codes of links at /apply: read out, printed, sent by message. Followed without JavaScript, by guests and by people
// with an account.

import { expect } from '@playwright/test'
import { demoCommunitySource, demoCompanySource } from '../server/seeds/demo-sources.ts'
import type { Source } from '../shared/features/entry/sources/sources.contract.ts'
import type { CompanyJob } from '../shared/features/jobs/jobs/jobs.contract.ts'
import { callAsOwner, publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { expectNoSidewaysScroll } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut, javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

const linkTo = ({ id: jobId, company }: CompanyJob) =>
  callAsOwner<Source>('POST', '/shared/api/sources', {
    kind: 'company',
    companyId: company.id,
    jobId,
    name: 'Our print advert',
  })

const led = async (visitor: HttpVisitor, path: string) => {
  const answer = await visitor.call(path, { headers: { Accept: 'text/html' } })
  return { status: answer.status, to: answer.headers.get('location') }
}

test('the code of a job leads to that job and keeps the link', async ({ page }) => {
  const job = await publishJob('Printer of adverts')
  const { id: code } = await linkTo(job)
  await page.goto(`/apply/${code}?utm=poster`)
  await expect(page).toHaveURL(`/apply/${job.id}?via=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Printer of adverts' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`via=${code}`),
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(`/jobs/${job.id}?via=${code}`)}`,
  )
  await page.goto(`/login/${code}/jobs`)
  await expect(page, 'a single job opens directly').toHaveURL(`/apply/${job.id}?via=${code}`)
  await expectNoSidewaysScroll(page)

  const talent = new HttpVisitor(PRODUCT_URL)
  await talent.write('/login', { body: people.second })
  const landing = await led(talent, `/apply/${code}`)
  expect(await led(talent, landing.to ?? '')).toEqual({ status: 302, to: `/jobs/${job.id}?via=${code}` })
})

for (const { linkId, name, company } of [demoCompanySource, demoCommunitySource])
  test(`the code of ${name} leads to its open jobs, each with the link`, async ({ page }) => {
    await page.goto(`/apply/${linkId}`)
    await expect(page).toHaveURL(`/login/${linkId}/jobs`)
    const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('link')
    await expect(jobs.first()).toHaveAttribute('href', new RegExp(`^/apply/[0-9a-f-]{36}\\?via=${linkId}$`))

    const talent = new HttpVisitor(PRODUCT_URL)
    await talent.write('/login', { body: people.second })
    const landing = await led(talent, `/apply/${linkId}`)
    const { to } = await led(talent, landing.to ?? '')
    expect(to).toMatch(company ? /^\/jobs\?company=[0-9a-f-]{36}$/ : /^\/jobs$/)
  })

test('an expired or unknown code says so and does not redirect', async ({ page }) => {
  const { id: code } = await linkTo(await publishJob('Printer of no adverts'))
  await callAsOwner('POST', `/shared/api/sources/${code}/end`)
  for (const expired of [code, 'zzzzzzzzzz']) {
    const answer = await page.goto(`/apply/${expired}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  }
  await expectNoSidewaysScroll(page)
  const talent = new HttpVisitor(PRODUCT_URL)
  await talent.write('/login', { body: people.second })
  const landing = await led(talent, `/apply/${code}`)
  expect((await led(talent, landing.to ?? '')).status).toBe(404)
  for (const odd of ['/apply//evil.example', '/apply/%2F%2Fevil.example', '/login-redirects?link=//evil.example'])
    expect((await led(talent, odd)).to ?? '', odd).not.toContain('evil.example/')
})
