import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'

test.use({ storageState: stateOf('verified') })

const map = (page: Page) => page.getByRole('group', { name: /^Map of jobs/ })
const countryAt = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/jobs/around-the-globe${search}`)
  await hydrated(page)
}

test('by keyboard: one stop, arrows between countries, Enter opens the search with that country', async ({ page }) => {
  await open(page)
  await expect(map(page).locator('a[tabindex="0"]')).toHaveCount(1)
  await map(page).locator('a[tabindex="0"]').focus()
  const first = await countryAt(page)
  await page.keyboard.press('ArrowUp')
  const second = await countryAt(page)
  expect(second).toMatch(/, [\d,]+ jobs?$/)
  expect(second).not.toBe(first)
  await expect(map(page).locator('a[tabindex="0"]')).toHaveAttribute('aria-label', second)

  // What is chosen on the map is shown below it, with as many jobs as the map says.
  const [name = '', jobs = ''] = second.split(', ')
  await expect(page.getByRole('region', { name }).getByRole('link', { name: 'Open in search' })).toBeVisible()
  await expect(page.getByRole('region', { name })).toContainText(jobs)

  await page.keyboard.press('Enter')
  await page.waitForURL(/\/jobs\?country=[A-Z]{2}&openTo=KE/)
  await expect(page.getByRole('status').filter({ hasText: `${jobs} match` })).toBeVisible()
})

test('the pointer chooses, the other view counts where people may live, and the table has all of it', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('link', { name: 'Where you may live' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('by where you may live')
  await expect(map(page).locator('a')).not.toHaveCount(0)
  await page.getByRole('link', { name: /countries as a table/ }).click()
  const table = page.getByRole('table', { name: 'Jobs by country' })
  await expect(table.getByRole('row').nth(100)).toBeVisible()
  await table.getByRole('button', { name: /Country/ }).click()
  await expect(table.getByRole('rowheader').first()).toHaveText('Afghanistan')
})

test('the table can be read by everybody', async ({ page }) => {
  await open(page, '?as=table')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('on a phone the list comes first, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const [list, drawn] = [page.getByRole('region', { name: 'Countries' }), map(page)]
  const [above, below] = [await list.boundingBox(), await drawn.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expectNoSidewaysScroll(page)
  await list.getByRole('link').first().click()
  await page.waitForURL(/\/jobs\?country=/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, the map and the table are there, and lead to the search', async ({ page }) => {
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
