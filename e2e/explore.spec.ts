// The public job board: for guests, with and without JavaScript.

import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /open to Kenya$/ })
const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' }).locator(':scope > li')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest sees at a glance what the product offers, searches, filters, pages through results and opens a job', async ({
    page,
    context,
  }) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/hello')
      await page.getByRole('link', { name: 'Browse jobs without an account' }).click()
      await expect(page).toHaveURL('/explore')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Show jobs' })).toBeInViewport({ ratio: 1 })
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/explore$/)

    await page.getByLabel('You live in').selectOption('Kenya')
    await page.getByLabel('Search jobs').fill('engineer')
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page).toHaveURL(/livesIn=KE&text=engineer/)
    await expect(total(page)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    await page.goto('/explore?livesIn=KE')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    const before = await total(page).textContent()
    await page.getByRole('link', { name: 'Pay stated' }).click()
    await expect(total(page)).not.toHaveText(before ?? '')
    await page.getByRole('link', { name: 'Pay stated, remove filter' }).click()
    await expect(total(page)).toHaveText(before ?? '')
    await page.getByText('Level', { exact: true }).click()
    await page.getByRole('list', { name: 'Level' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/level=/)

    await page.goto('/explore?livesIn=KE')
    const first = await jobs(page).first().textContent()
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(jobs(page).first()).not.toHaveText(first ?? '')

    const job = jobs(page).first().getByRole('link').first()
    const title = await job.textContent()
    await job.click()
    await expect(page).toHaveURL(/\/apply\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.getByRole('link', { name: /^More about / }).click()
    await expect(page).toHaveURL(/\/c\//)
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  })
})

test('the country is guessed from the device’s time zone, more jobs load in place, and saving keeps the job', async ({
  page,
}) => {
  const { complaints, foreignRequests } = watchPage(page)
  await page.goto('/explore')
  await hydrated(page)
  await expect(page).toHaveURL('/explore?zone=Africa%2FNairobi')
  await expect(total(page)).toBeVisible()
  await expect(page.getByLabel('You live in')).toHaveValue('KE')
  await expect(page.getByText('Based on your device’s time zone.')).toBeVisible()

  await jobs(page).last().scrollIntoViewIfNeeded()
  await expect(jobs(page)).toHaveCount(27)
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await expect(jobs(page).nth(27)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await jobs(page)
    .first()
    .getByRole('link', { name: /^Create an account to save / })
    .click()
  await expect(page).toHaveURL(/\/signup\?redirect=.*&save=[0-9a-f-]{36}&livesIn=KE$/)
  expect([complaints, foreignRequests]).toEqual([[], []])
})

test('a search without results offers an alert, which signing up leads to', async ({ page, browser }) => {
  await page.goto('/explore?livesIn=KE&text=zzqqx')
  await expect(page).toHaveTitle('zzqqx, Kenya - Explore jobs - Meridian')
  const offer = page.getByRole('link', { name: 'Email me when there are some' })
  const { pathname, searchParams } = new URL((await offer.getAttribute('href')) ?? '', PRODUCT_URL)
  expect([pathname, searchParams.get('livesIn')]).toEqual(['/signup', 'KE'])
  const target = searchParams.get('redirect') ?? ''
  expect(target).toMatch(/^\/jobs\?.*text=zzqqx.*#alert$/)

  const member = await browser.newContext({ storageState: stateOf('verified'), baseURL: PRODUCT_URL })
  const theirs = await member.newPage()
  await theirs.goto(target)
  await expect(theirs.getByRole('dialog').getByLabel('Search name')).toHaveValue(/zzqqx/)
  await member.close()
})
