// Text is read before its font is there: nothing may move when it comes.

import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What counts as none to speak of; from 0.1 on a page is said to jump. */
const HARDLY_ANY = 0.02

/** How far things moved by themselves until the font had come, late. */
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
  // The load of a document waits for its fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  font.resolve()
  return page.evaluate(async () => {
    await document.fonts.ready
    // What is loaded later brings its styles along, those of the page once more among them.
    const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')].map((link) => {
      const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href.slice(0, -1) })
      const isThere = new Promise((resolve) => again.addEventListener('load', resolve))
      document.head.append(again)
      return isThere
    })
    if (late.length === 0) throw new Error('the styles of this page are not known by their addresses any more')
    await Promise.all(late)
    // A shift is told with the frame after the one it happens in.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as typeof window & { shifted: number }).shifted
  })
}

test.describe('to a guest', () => {
  test.use({ storageState: signedOut })

  test('the way in stands still', async ({ page }) => {
    expect(await shiftOf(page, '/login')).toBeLessThanOrEqual(HARDLY_ANY)
  })
})

test.describe('to somebody who is signed in', () => {
  test.use({ storageState: stateOf('verified') })

  for (const path of ['/', '/jobs'])
    test(`${path} stands still`, async ({ page }) => {
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(HARDLY_ANY)
    })

  test('the page of a job stands still', async ({ page, request }) => {
    const { items } = (await (await request.get('/shared/api/jobs?limit=1')).json()) as { items: { id: string }[] }
    expect(await shiftOf(page, `/jobs/${items[0]?.id}`)).toBeLessThanOrEqual(HARDLY_ANY)
  })
})
