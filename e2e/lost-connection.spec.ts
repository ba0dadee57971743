// A part that cannot be fetched says so; the page that is there stays.

import { expect, test } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { hydrated } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'

test.use({ storageState: stateOf('verified') })

test('a menu that cannot be loaded leaves the page as it is and says why', async ({ page }) => {
  await page.route(scriptOf('user-menu-panel.tsx'), (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await expect(page.getByText('Your menu could not be loaded. You seem to be offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiru')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
