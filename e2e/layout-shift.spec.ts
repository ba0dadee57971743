// Text is shown before its font has loaded: nothing may move when it arrives.

import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { hydrated } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A negligible shift; from 0.1 a page is rated as unstable. */
const MAX_SHIFT = 0.02

/** The layout shift of a page whose font loads late. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const font = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await font.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The load event waits for fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  font.resolve()
  return page.evaluate(async () => {
    await document.fonts.ready
    // Lazily loaded parts bring their styles along, including those of the page again.
    const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')].map((link) => {
      const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href.slice(0, -1) })
      const isThere = new Promise((resolve) => again.addEventListener('load', resolve))
      document.head.append(again)
      return isThere
    })
    if (late.length === 0) throw new Error('no stylesheet of this page has the expected URL')
    await Promise.all(late)
    // A shift is reported in the frame after it happened.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as typeof window & { shifted: number }).shifted
  })
}

test.describe('for a guest', () => {
  test.use({ storageState: signedOut })

  test('the sign-in page does not shift', async ({ page }) => {
    expect(await shiftOf(page, '/login')).toBeLessThanOrEqual(MAX_SHIFT)
  })
})

test.describe('for a signed-in person', () => {
  test.use({ storageState: stateOf('verified') })

  for (const path of ['/', '/jobs'])
    test(`${path} does not shift`, async ({ page }) => {
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(MAX_SHIFT)
    })

  test('a job page does not shift', async ({ page, request }) => {
    const { items } = (await (await request.get('/shared/api/jobs?limit=1')).json()) as { items: { id: string }[] }
    expect(await shiftOf(page, `/jobs/${items[0]?.id}`)).toBeLessThanOrEqual(MAX_SHIFT)
  })
})
