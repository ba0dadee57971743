// What every page must pass, whatever it shows.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { PRODUCT_URL } from './settings.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const CONTRAST = 'color-contrast'
/**
 * React Aria's announcements stay for seconds and may refer to elements that have been removed since; the loading bar can appear
 * at any moment.
 */
const PASSING = ['[data-live-announcer]', '[role="progressbar"][data-visible]']
const KIND_OF_TEXT = 'data-kind-of-text'
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

/** All rules in light mode; in dark mode only the contrast of each kind of text, since no other rule depends on colours. */
export async function expectAccessible(page: Page, { except }: { except?: string } = {}): Promise<void> {
  // Let exit animations finish: with reduced motion their end event would never fire.
  await settled(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settled(page)
  expect(await findViolations(page, { runOnly: RULES }, { except }), 'axe in light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settled(page)
  await page.evaluate(markKindsOfText, KIND_OF_TEXT)
  const within = `[${KIND_OF_TEXT}]`
  expect(await findViolations(page, { runOnly: [CONTRAST] }, { within }), 'axe in dark').toEqual([])
}

/**
 * Runs in the page. Marks one of all texts with the same colour, size and weight on the same backgrounds: they have the same
 * contrast, and a list has hundreds of them.
 */
function markKindsOfText(mark: string): void {
  const kinds = new Set<string>()
  const backdrops = new Map<Element, string>()
  const backdropOf = (element: Element): string => {
    const known = backdrops.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const behind = element.parentElement ? backdropOf(element.parentElement) : ''
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
    const backdrop = isClear ? behind : `${behind} ${backgroundColor} ${backgroundImage} ${opacity}`
    backdrops.set(element, backdrop)
    return backdrop
  }
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark)
    const ownText = [...element.childNodes].filter((node) => node instanceof Text)
    const isField = element.matches('input, textarea, select')
    if (!isField && !ownText.some(({ data }) => data.trim() !== '')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const kind = [color, fontSize, fontWeight, isField, backdropOf(element)].join()
    if (kinds.has(kind)) continue
    kinds.add(kind)
    element.setAttribute(mark, '')
  }
}

/** All rules except contrast: for checking the same colours again at another size. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await settled(page)
  const rules = { [CONTRAST]: { enabled: false } }
  expect(await findViolations(page, { runOnly: RULES, rules }), 'axe').toEqual([])
}

/** Reports violations only: describing everything that passes takes most of the time on a long page. */
async function findViolations(
  page: Page,
  options: RunOptions,
  { within = 'html', except }: { within?: string; except?: string | undefined } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT)
  return page.evaluate(
    async ({ given, include, exclude }) => {
      const inPage = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.axe.run({ include, exclude }, given)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    {
      given: { ...options, resultTypes: ['violations' as const] },
      include: [[within]],
      exclude: [...PASSING, ...(except === undefined ? [] : [except])].map((selector) => [selector]),
    },
  )
}

/** Colours must not be judged in the middle of a transition. Infinite and paused animations would never end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await expect(page.locator('[role="progressbar"][data-visible]'), 'no page is loading').toHaveCount(0)
}

export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Resizing leaves the page scrolled to anywhere, and axe reports a link that lies half below the top bar as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
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

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
