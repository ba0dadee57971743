import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'

test.use({ storageState: stateOf('verified') })

const map = (page: Page) => page.getByRole('group', { name: /^Map of jobs/ })
const countryAt = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/jobs/around-the-globe${search}`)
  await hydrated(page)
}

test('by keyboard: one tab stop, arrows between countries, Enter opens the search with that country', async ({
  page,
}) => {
  await open(page)
  await expect(map(page).locator('a[tabindex="0"]')).toHaveCount(1)
  await map(page).locator('a[tabindex="0"]').focus()
  const first = await countryAt(page)
  await page.keyboard.press('ArrowUp')
  const second = await countryAt(page)
  expect(second).toMatch(/, [\d,]+ jobs?$/)
  expect(second).not.toBe(first)
  await expect(map(page).locator('a[tabindex="0"]')).toHaveAttribute('aria-label', second)

  // The country selected on the map is shown below it, with the same number of jobs.
  const [name = '', jobs = ''] = second.split(', ')
  await expect(page.getByRole('region', { name }).getByRole('link', { name: 'Open in search' })).toBeVisible()
  await expect(page.getByRole('region', { name })).toContainText(jobs)

  await page.keyboard.press('Enter')
  await page.waitForURL(/\/jobs\?country=[A-Z]{2}&openTo=KE/)
  await expect(page.getByRole('status').filter({ hasText: `${jobs} match` })).toBeVisible()
})

test('the pointer selects, the other view counts where people can live, and the table contains everything', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('link', { name: 'Where you can live' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('by where you can live')
  await expect(map(page).locator('a')).not.toHaveCount(0)
  await page.getByRole('link', { name: /countries as a table/ }).click()
  const table = page.getByRole('table', { name: 'Jobs by country' })
  await expect(table.getByRole('row').nth(100)).toBeVisible()
  await table.getByRole('button', { name: /Country/ }).click()
  await expect(table.getByRole('rowheader').first()).toHaveText('Afghanistan')
})

test('the table is accessible', async ({ page }) => {
  await open(page, '?as=table')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('filters apply to the map, the list and the table alike, and are kept in the search', async ({ page }) => {
  await open(page)
  const title = page.getByRole('heading', { level: 1 })
  const all = await title.innerText()
  await page.getByRole('button', { name: 'Role: any' }).click()
  await page.getByRole('dialog', { name: 'Role' }).getByRole('searchbox').fill('engineer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs/around-the-globe?text=engineer')
  await expect(title).not.toHaveText(all)
  const engineers = await title.innerText()

  // The second by keyboard alone.
  await page.getByRole('button', { name: 'Overlap: any' }).focus()
  await page.keyboard.press('Space')
  const choices = page.getByRole('dialog', { name: 'Overlap' })
  await choices.getByRole('link', { name: '6 h overlap or more' }).focus()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(choices).toBeHidden()
  await expect(page).toHaveURL('/jobs/around-the-globe?text=engineer&overlap=6')
  await expect(title).not.toHaveText(engineers)

  const first = page.getByRole('region', { name: 'Countries' }).getByRole('link').first()
  const [, name = '', jobs = ''] =
    /^(.+?)\s*, ([\d,]+) jobs$/.exec((await first.innerText()).replace(/\s+/g, ' ')) ?? []
  await expect(map(page).getByRole('link', { name: `${name}, ${jobs} jobs` })).toBeVisible()
  await page.getByRole('link', { name: /countries as a table/ }).click()
  const row = page.getByRole('table', { name: 'Jobs by country' }).getByRole('row').nth(1)
  await expect(row).toContainText(jobs)
  await row.getByRole('link').click()
  await page.waitForURL(/\/jobs\?text=engineer&country=[A-Z]{2}&openTo=KE&overlap=6$/)
  await expect(page.getByRole('status').filter({ hasText: `${jobs} jobs match` })).toBeVisible()
})

test('when no country is left, the filters can be cleared', async ({ page }) => {
  await open(page, '?text=xyzzyplugh')
  await expect(page.getByRole('heading', { name: 'No jobs match all of this' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(map(page)).toBeVisible()
})

test('on a phone the map and the list are two views, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(map(page)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Countries' }).getByRole('link').first().click()
  await page.waitForURL(/\/jobs\?country=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, the map and the table are there and link to the search', async ({ page }) => {
    await page.goto('/jobs/around-the-globe?by=people')
    await expect(page.getByRole('region', { name: 'Countries' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/jobs\?openTo=[A-Z]{2}$/,
    )
    await expect(map(page).getByRole('link').first()).toHaveAttribute('href', /^\/jobs\?openTo=[A-Z]{2}$/)
    await page.getByRole('link', { name: /countries as a table/ }).click()
    await expect(page.getByRole('table', { name: 'Jobs by country' }).getByRole('row').nth(100)).toBeVisible()
  })
})
