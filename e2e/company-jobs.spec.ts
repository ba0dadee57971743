// The life of a job: written with the linter, the reach meter and the preview while a colleague edits it too; then published,
// found by a guest and closed.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { CompanyJob } from '../shared/features/jobs/jobs/jobs.contract.ts'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: stateOf('member') })

const text = [
  'You turn live timetables from 140 operators into one open feed that city apps rely on every day.',
  'You are a native English speaker who enjoys messy data, writes decisions down and asks before guessing.',
  'You agree on every change of the feed with the people who read it.',
].join('\n\n')

/** As a colleague does on another screen: reads the job and saves it with one field changed. */
async function editElsewhere(id: string, change: Partial<CompanyJob>): Promise<void> {
  const colleague = new HttpVisitor(PRODUCT_URL)
  await colleague.write('/login', { body: people.member })
  const job = (await (await colleague.call(`/company/api/jobs/${id}`)).json()) as CompanyJob
  await colleague.write(`/company/api/jobs/${id}`, { method: 'PUT', body: { ...job, ...change } })
}

const isSaved = (page: Page) => expect(page.getByRole('status').getByText('Saved', { exact: false })).toBeVisible()

test('a company writes a job, publishes it and closes it', async ({ page, browser }) => {
  test.slow()
  const title = `Data engineer ${randomUUID().slice(0, 8)}`
  await page.goto('/company/jobs')
  await hydrated(page)
  await page.getByRole('button', { name: 'New job' }).click()
  await page.getByRole('dialog').getByLabel('Job title').fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Start writing' }).click()
  await page.waitForURL('**/edit')
  const id = /jobs\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''

  await test.step('what is missing is named beside its field', async () => {
    await page.getByRole('button', { name: 'Publish job' }).click()
    const role = page.getByRole('region', { name: 'Role and description' })
    await expect(role.getByText('Add more detail')).toBeVisible()
    await expect(role).toBeFocused()
  })

  await test.step('a remark offers better words', async () => {
    await page.getByLabel('What the person will do').fill(text)
    const role = page.getByRole('region', { name: 'Role and description' })
    await expect(role.getByText('Must fix')).toBeVisible()
    await role.getByRole('button', { name: 'Change to “fluent English speaker”' }).click()
    await expect(role.getByText('Must fix')).toHaveCount(0)
    await expect(page.getByLabel('What the person will do')).toHaveValue(/a fluent English speaker/)
    await isSaved(page)
  })

  await test.step('the terms show what they reach', async () => {
    await page.getByRole('radio', { name: 'Anywhere', exact: true }).check({ force: true })
    await page.getByRole('combobox', { name: 'Skills' }).pressSequentially('postgresql')
    await page.getByRole('option', { name: 'PostgreSQL' }).click()
    await expect(page.getByText('can take this job as written')).toBeVisible()
    await isSaved(page)
  })

  await test.step('a colleague’s version is not overwritten unseen', async () => {
    await editElsewhere(id, { department: 'Feeds' })
    await page.getByLabel('Job title').fill(`${title} (m/f/x)`)
    await expect(page.getByText('together with a colleague’s changes')).toBeVisible()
    await expect(page.getByLabel('Team or department')).toHaveValue('Feeds')
    await editElsewhere(id, { title: 'Another title entirely' })
    await page.getByLabel('Job title').fill(title)
    const choice = page.getByRole('region', { name: 'A colleague has also changed this job' })
    await expect(choice.getByText('Another title entirely')).toBeVisible()
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(choice).toHaveCount(0)
    await isSaved(page)
  })

  await expectAccessible(page)

  await test.step('a phone shows one section at a time', async () => {
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(section('Role and description')).toBeVisible()
    await expect(section('Pay')).toBeHidden()
    await page.getByRole('button', { name: 'Next: Who can be hired' }).click()
    await expect(section('Who can be hired')).toBeFocused()
    await page.getByRole('button', { name: 'All sections' }).click()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Pay/ }).click()
    await expect(section('Pay')).toBeFocused()
    await expect(section('Who can be hired')).toBeHidden()
    await expectAccessible(page)
    if (wide) await page.setViewportSize(wide)
    await expect(section('Who can be hired')).toBeVisible()
  })

  await test.step('published, it can be found', async () => {
    await page.getByRole('button', { name: 'Publish job' }).click()
    await page.waitForURL(`**/company/jobs/${id}`)
    await expect(page.getByText('Open', { exact: true }).first()).toBeVisible()
    const guest = await browser.newPage()
    await guest.goto(`${PRODUCT_URL}/apply/${id}`)
    await expect(guest.getByRole('heading', { name: title })).toBeVisible()
    await guest.close()
  })

  await test.step('closed, it leaves the open jobs', async () => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Close' }).click()
    await expect(page.getByText('Nobody is waiting for a reply.')).toBeVisible()
    await page.getByRole('button', { name: 'Close the job' }).click()
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  })
})

test('a small dark phone shows the job screens in full, right to left too', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({
    storageState: stateOf('member'),
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  await page.goto(`${PRODUCT_URL}/company/jobs`)
  await hydrated(page)
  const first = page.getByRole('list', { name: 'Jobs' }).getByRole('link').first()
  const paths = ['/company/jobs', (await first.getAttribute('href')) ?? '', `${await first.getAttribute('href')}/edit`]
  for (const path of paths) {
    await page.goto(`${PRODUCT_URL}${path}`)
    await hydrated(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expectNoSidewaysScroll(page)
  }
})
