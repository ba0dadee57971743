// Something happens elsewhere: the bell updates at once, and catches up after a lost connection.

import { expect, type Page, request } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, hydrated } from './support/page-checks.ts'
import { connectionOf } from './support/page-connection.ts'
import { type Credentials, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const strip = (page: Page) => page.getByText('Live updates are paused. Reconnecting…')

/** The account's owner is notified of a sign-in from an unknown browser. */
async function signInElsewhere(account: Credentials): Promise<void> {
  const elsewhere = await request.newContext()
  await signInByHttp(elsewhere, account, PRODUCT_URL)
  await elsewhere.dispose()
}
test.use({ storageState: signedOut })

test('the bell counts live, shows when it is offline, and catches up after reconnecting', async ({ page }) => {
  const connection = await connectionOf(page, { isNoticed: false })
  const account = await aNewAccount()
  await signInByHttp(page.request, account, PRODUCT_URL)

  await page.goto('/settings')
  await hydrated(page)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await signInElsewhere(account)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(panel.getByRole('link', { name: 'Unread: You signed in on a new device' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await connection.cut()
  await expect(strip(page)).toBeVisible()
  await signInElsewhere(account)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await connection.restore()
  await expect(strip(page)).toBeHidden({ timeout: 40_000 })
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
})
