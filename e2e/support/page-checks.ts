// What every page must pass, whatever it shows.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { PRODUCT_URL } from './settings.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const CONTRAST = 'color-contrast'
/** The same as `axe.source`, minified: every page compiles it again. */
const AXE_SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Collects browser warnings and requests to other origins; call before the first navigation. */
export function watchPage(page: Page): { complaints: string[]; foreignRequests: string[] } {
  const complaints: string[] = []
  const foreignRequests: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== PRODUCT_URL) foreignRequests.push(request.url())
  })
  return { complaints, foreignRequests }
}

/** All rules in light mode; in dark mode only contrast, since no other rule depends on colours. */
export async function expectAccessible(page: Page): Promise<void> {
  // Let exit animations finish: with reduced motion their end event would never fire.
  await settled(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const runOnly = colorScheme === 'light' ? RULES : [CONTRAST]
    expect(await findViolations(page, { runOnly }), `axe in ${colorScheme}`).toEqual([])
  }
}

/** All rules except contrast: for checking the same colours again at another size. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await settled(page)
  const rules = { [CONTRAST]: { enabled: false } }
  expect(await findViolations(page, { runOnly: RULES, rules }), 'axe').toEqual([])
}

/** Reports violations only: describing everything that passes takes most of the time on a long page. */
async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT)
  return page.evaluate(
    async (given) => {
      const inPage = window as unknown as { axe: typeof axe }
      // React Aria's announcements stay for seconds and may refer to elements that have been removed since.
      const { violations } = await inPage.axe.run({ exclude: [['[data-live-announcer]']] }, given)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations' as const] },
  )
}

/** Colours must not be judged in the middle of a transition. Infinite animations are not awaited. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const tooWide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > room + 1
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isOutside(element.getBoundingClientRect()))
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect(tooWide, `wider than ${width} px`).toEqual([])
}

/** React has hydrated: clicks are handled by the application from now on. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html'), `the scripts of ${page.url()} are running`).toHaveAttribute(
    'data-hydrated',
    'true',
  )
}
