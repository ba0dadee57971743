// What a person does on a board, with the longest task the browser's main thread has for each. Counted in CPU time: on a machine
// with other work, the time on the clock would measure that work.

import type { Browser, Page } from '@playwright/test'

export type Measured = { what: string; longestMs: number; longTasks: number }

/** How often each is done, so that one lucky run does not count. */
const TIMES = 5
/** After an action, until what it caused has been painted. */
const SETTLED_MS = 1_500
/** Browsers call a task long from here. */
const LONG_MS = 50

export async function measureBoard(browser: Browser, page: Page): Promise<Measured[]> {
  const column = page.locator('[data-column] ul').first()
  const actions: Record<string, (round: number) => Promise<void>> = {
    'scroll a column': async (round) => {
      await column.hover()
      for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, round % 2 === 0 ? 900 : -450)
    },
    'filter by name': async (round) => {
      await page
        .getByRole('searchbox')
        .first()
        .fill(round % 2 === 0 ? `Applicant ${round + 1}7` : '')
      await page.keyboard.press('Enter')
    },
    'move with the keyboard': async () => {
      await page.locator('[data-applicant] a').first().focus()
      await page.keyboard.press('f')
    },
  }
  const measured: Measured[] = []
  for (const [what, act] of Object.entries(actions)) {
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    for (let round = 0; round < TIMES; round += 1) {
      await act(round)
      await page.waitForTimeout(SETTLED_MS)
    }
    const tasks = mainThreadTasks(await browser.stopTracing())
    const longestMs = Math.round(Math.max(0, ...tasks))
    measured.push({ what, longestMs, longTasks: tasks.filter((milliseconds) => milliseconds > LONG_MS).length })
  }
  return measured
}

/** Chromium's trace format; times in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ph: string; tdur?: number; args?: { name?: string } }

/** CPU milliseconds of each task of the pages' main threads. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const isMainThread = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && isMainThread.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}
