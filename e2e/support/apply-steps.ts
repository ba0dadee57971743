// Navigating the steps of an application.

import { expect, type Page } from '@playwright/test'
import { phone } from './by-keyboard.ts'
import { expectAccessible, expectAccessibleLayout, expectNoSidewaysScroll } from './page-checks.ts'

export const desktop = { width: 1280, height: 900 }

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const next = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click()
export const saved = (page: Page) => expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

/** Every step is checked on a desktop, in both colour schemes, and on a phone. */
export async function look(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessibleLayout(page)
  await expectNoSidewaysScroll(page)
  if (before) await page.setViewportSize(before)
}
