// A phone with outdated time zone data, and a document that has to be re-rendered in the browser.

import { expect } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { hydrated, watchPage } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: stateOf('verified') })

async function openJob(): Promise<{ id: string; title: string }> {
  const answer = await new HttpVisitor(PRODUCT_URL).call('/shared/api/jobs?limit=1')
  const [job] = ((await answer.json()) as { items: { id: string; title: string }[] }).items
  if (!job) throw new Error('The demo world has no open job')
  return job
}

/** Runs in the page before its own scripts: this browser maps every time zone to Kolkata. */
function breakTimeZones(): void {
  const known = Intl.DateTimeFormat
  const old = function old(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
    const { timeZone } = options
    return new known(
      locale,
      timeZone === undefined || timeZone === 'UTC' ? options : { ...options, timeZone: 'Asia/Kolkata' },
    )
  }
  const { supportedLocalesOf, prototype } = known
  Intl.DateTimeFormat = Object.assign(old, { supportedLocalesOf, prototype }) as typeof Intl.DateTimeFormat
}

test('a browser with other time zone data shows what the server rendered', async ({ page }) => {
  const { complaints } = watchPage(page)
  await page.addInitScript(breakTimeZones)
  const { id } = await openJob()
  await page.goto('/jobs')
  const hourInLagos = () => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', timeStyle: 'short' }).format(0)
  expect(await page.evaluate(hourInLagos)).toContain('5:30')
  for (const path of ['/jobs', `/jobs/${id}`, '/jobs/recommended', '/jobs/around-the-globe', '/applications', '/']) {
    await page.goto(path)
    await hydrated(page)
    expect(complaints, path).toEqual([])
  }
})

test('a document that is re-rendered in the browser still loads its lazy parts', async ({ page }) => {
  const { id, title } = await openJob()
  const { complaints } = watchPage(page)
  await page.route(`**/jobs/${id}`, async (route) => {
    const answer = await route.fetch()
    const drawn = await answer.text()
    await route.fulfill({ response: answer, body: drawn.replace('</h1>', ' as somebody else would say it</h1>') })
  })
  await page.goto(`/jobs/${id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  expect(complaints.join(), 'it was drawn anew').toContain('#418')
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([])
})
