// For people without a mouse: Tab to the element, then type or press.

import { expect, type Page } from '@playwright/test'

const MAX_TABS = 80

/** A phone with a keyboard: nothing may be cut off, and nothing may need a pointer. */
export const phone = { width: 390, height: 844 }

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return ''
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
      const label = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
      return label.trim()
    })
    if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) return
    passed.push(name)
  }
  throw new Error(`The focus never reached ${wanted}; it was on ${[...new Set(passed)].join(', ')}`)
}

/** The field may have the focus already, for example as the only one. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeVisible()
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, label)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

export async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
