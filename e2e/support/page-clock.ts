// Time that only advances when a test advances it, so that a busy machine does not matter.

import type { Page } from '@playwright/test'

const START = new Date('2026-03-02T09:00:00Z')

/** Call before the first navigation; afterwards `page.clock.runFor(milliseconds)` advances the time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START.getTime() + 60_000)
}
