// What a person does on a board, with the longest task the browser's main thread has for each. Counted in CPU time: on a machine
// with other work, the time on the clock would measure that work.

import type { Browser, Locator, Page } from '@playwright/test'

/** CPU milliseconds of the longest task, in the middle and in the worst of all rounds. */
export type Measured = { what: string; medianMs: number; longestMs: number; longTasks: number }

/** How often each is done, so that one lucky run does not count. */
export const TIMES = 5
/** After an action, until what it caused has been painted. */
const SETTLED_MS = 1_500
/** Browsers call a task long from here. */
const LONG_MS = 50

export async function measureBoard(browser: Browser, page: Page): Promise<Measured[]> {
  // Mouse and keyboard only: whatever else Playwright can do runs scripts in the page, which would count as its own.
  const { mouse, keyboard } = page
  const column = await middleOf(page.locator('[data-column]').first())
  const search = await middleOf(page.getByRole('searchbox').first())
  const actions: Record<string, (round: number) => Promise<void>> = {
    'scroll a column': async (round) => {
      await mouse.move(...column)
      for (let step = 0; step < 20; step += 1) await mouse.wheel(0, round % 2 === 0 ? 900 : -450)
    },
    'move with the keyboard': () => keyboard.press('f'),
    'filter by name, and show all again': async (round) => {
      for (const text of [`Applicant ${round + 1}7`, '']) {
        await mouse.click(...search)
        await keyboard.press('ControlOrMeta+A')
        if (text === '') await keyboard.press('Delete')
        else await keyboard.insertText(text)
        await keyboard.press('Enter')
        await page.waitForTimeout(SETTLED_MS)
      }
    },
  }
  const measured: Measured[] = []
  for (const [what, act] of Object.entries(actions)) {
    // The focus stays on the board while applicants are moved.
    await page.locator('[data-applicant] a').first().focus()
    await page.waitForTimeout(SETTLED_MS)
    const rounds: number[][] = []
    for (let round = 0; round < TIMES; round += 1) {
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
      await act(round)
      await page.waitForTimeout(SETTLED_MS)
      rounds.push(mainThreadTasks(await browser.stopTracing()))
    }
    const longest = rounds.map((tasks) => Math.round(Math.max(...tasks))).toSorted((one, other) => one - other)
    const longTasks = rounds.flat().filter((milliseconds) => milliseconds > LONG_MS).length
    measured.push({ what, medianMs: longest[TIMES >> 1] ?? 0, longestMs: longest.at(-1) ?? 0, longTasks })
  }
  return measured
}

async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the board is not shown')
  return [box.x + box.width / 2, box.y + box.height / 2]
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
