// The command palette: from every screen, by keyboard alone.

import { expect, type Page } from '@playwright/test'
import { phone } from './support/by-keyboard.ts'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => palette(page).getByRole('searchbox')

/** The palette starts listening when the browser is idle. */
async function openByKeys(page: Page): Promise<void> {
  await hydrated(page)
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
}

test.describe('signed in', () => {
  test.use({ storageState: stateOf('verified') })

  test('finds a job on the server and opens it; Escape returns the focus', async ({ page }) => {
    const title = `Keeper of the numbat ${Date.now()}`
    const job = await publishJob(title)
    await page.goto('/settings')
    await hydrated(page)
    const menu = page.getByRole('button', { name: /^Account menu/ })
    await menu.focus()
    await openByKeys(page)
    await page.keyboard.type('passw')
    await expect(palette(page).getByRole('menuitem', { name: 'Password' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(menu).toBeFocused()

    await page.getByRole('banner').getByRole('button', { name: 'Search or go to' }).press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(title)
    await expect(palette(page).getByRole('menuitem', { name: new RegExp(`^${title}`) })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/jobs/${job.id}`)
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('works on a phone, and not over another dialog', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/applications')
    await openByKeys(page)
    await expectNoSidewaysScroll(page, phone.width)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(palette(page)).toHaveCount(0)
  })
})

test.describe('as a guest', () => {
  test.use({ storageState: signedOut })

  test('leads from a page that does not exist to one that does', async ({ page }) => {
    await page.goto('/no-such-page')
    await openByKeys(page)
    await page.keyboard.type('companies')
    await palette(page).getByRole('menuitem', { name: 'Companies', exact: true }).click()
    await expect(page).toHaveURL('/explore/companies')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('offers what guests can open and do', async ({ page }) => {
    await page.goto('/login')
    await openByKeys(page)
    const names = () => palette(page).getByRole('menuitem').allInnerTexts()
    await expect.poll(names).toContain('Sign up')
    for (const other of ['Settings', 'Inbox', 'Saved jobs', 'Sign out']) expect(await names()).not.toContain(other)
    // The server never responds; local results must not wait for it.
    await page.route('**/shared/api/palette?*', () => {})
    await page.keyboard.type('dark')
    const search = palette(page).getByRole('menuitem', { name: 'Search all jobs for “dark”' })
    await expect(search).toHaveAttribute('href', '/explore?text=dark')
    await palette(page).getByRole('menuitem', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
