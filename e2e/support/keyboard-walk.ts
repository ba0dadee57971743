// Tabs through a page, like a person without a mouse.

import { expect, type Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'

const MAX_STOPS = 400

type Stop = { name: string; isSeen: boolean }

/** Presses Tab until it wraps around; every stop must look different while it has the focus. */
export async function walkByTab(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await hydrated(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const { left, current } = await page.evaluate(readStop)
    const previous = stops.at(-1)
    if (previous && left !== null) previous.isSeen = left
    if (stops.length > 0 && (current === null || current === stops[0]?.name)) break
    expect(stops.length, 'tab stops before it wraps around').toBeLessThan(MAX_STOPS)
    stops.push({ name: current ?? 'nothing', isSeen: true })
  }
  expect(
    stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
    'no visible focus',
  ).toEqual([])
  return stops.map(({ name }) => name)
}

/** Runs in the page: whether the previous element looked different with the focus, and what has the focus now. */
function readStop(): { left: boolean | null; current: string | null } {
  type Walk = { element: Element; look: string }
  const page = window as Window & { walk?: Walk }
  // The focus ring may be drawn by a parent or a sibling, as with hidden inputs.
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement, ...(element.parentElement?.children ?? [])]
      .filter((part) => part !== null && part !== undefined)
      .flatMap((part) => [
        getComputedStyle(part),
        getComputedStyle(part, '::before'),
        getComputedStyle(part, '::after'),
      ])
      .map(({ outline, boxShadow, backgroundColor, borderColor, opacity, transform, top }) =>
        [outline, boxShadow, backgroundColor, borderColor, opacity, transform, top].join(),
      )
      .join('|')
  const left = page.walk ? lookOf(page.walk.element) !== page.walk.look : null
  const element = document.activeElement
  if (!element || element === document.body) {
    delete page.walk
    return { left, current: null }
  }
  page.walk = { element, look: lookOf(element) }
  return { left, current: `${element.tagName.toLowerCase()} ${element.id} ${element.outerHTML.slice(0, 160)}` }
}
