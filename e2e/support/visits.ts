// Visits many screens on one page. A new page per screen would load and compile the same scripts again each time.

import { expect, type Page } from '@playwright/test'
import { watchPage } from './page-checks.ts'

/** Large enough that sharing a page pays off, small enough to run in parallel. */
const GROUP_SIZE = 8

const viewport = { width: 1280, height: 720 }

export const inGroups = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / GROUP_SIZE) }, (_, at) =>
    all.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
  )

/** Browsers log this when a page is left before its WebSocket has connected, sometimes only after the next page has loaded. */
const LEFT_WHILE_CONNECTING = /^WebSocket connection to .* WebSocket is closed before the connection is established/

/** Opens and checks each path; a failure does not hide later ones. */
export async function visitAll<T>(
  page: Page,
  visits: readonly T[],
  {
    pathOf,
    check,
  }: { pathOf: (visit: T) => Promise<string> | string; check: (visit: T, path: string) => Promise<void> },
): Promise<void> {
  const { complaints, foreignRequests } = watchPage(page)
  // Ignore what the previous page reports while it unloads.
  page.on('framenavigated', () => complaints.splice(0))
  const problems: string[] = []
  for (const visit of visits) {
    const path = await pathOf(visit)
    try {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await check(visit, path)
      expect(complaints.filter((complaint) => !LEFT_WHILE_CONNECTING.test(complaint))).toEqual([])
      expect(foreignRequests).toEqual([])
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  expect(problems.join('\n\n')).toBe('')
}
