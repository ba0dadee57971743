// A course of 200 lessons in Chromium: opening it, by its URL or from the catalogue, must not block the main thread for more
// than 100 ms.
// Usage: npm run bench -- course

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { DEMO_PASSWORD, demoTalent } from '#server/seeds/demo-accounts.ts'
import { signInByHttp } from '../e2e/support/http-sign-in.ts'
import { chromiumLaunch } from '../e2e/support/settings.ts'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { mainThreadTasks } from './board/measure.ts'
import { addLongCourse } from './course/long-course.ts'

const LESSONS = 200
const TIMES = 5
const LONGEST_TASK_MS = 100
const SETTLED_MS = 2_000

buildIfStale()
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on' })
const browser = await chromium.launch(chromiumLaunch)
try {
  const database = JSON.parse(readFileSync(path.join(product.dataDir, 'postgres.json'), 'utf8')) as {
    connectionString: string
  }
  const { slug, title } = await addLongCourse(database.connectionString, LESSONS)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signInByHttp(page.request, { email: demoTalent.email, password: DEMO_PASSWORD }, product.url)
  const openings: Record<string, () => Promise<unknown>> = {
    'from its address': () => page.goto(`/courses/${slug}`, { waitUntil: 'networkidle' }),
    'from the catalogue': () => page.getByRole('link', { name: title }).first().click(),
  }
  console.log(`A course of ${LESSONS} lessons; the longest task while it opens, in CPU ms:`)
  for (const [what, open] of Object.entries(openings)) {
    const longest: number[] = []
    for (let round = 0; round < TIMES; round += 1) {
      await page.goto('/courses', { waitUntil: 'networkidle' })
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
      await open()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.waitForTimeout(SETTLED_MS)
      longest.push(Math.max(0, ...mainThreadTasks(await browser.stopTracing())))
    }
    const median = Math.round(longest.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0)
    console.log(`  ${what}: ${median} (median of ${TIMES}), ${Math.round(Math.max(...longest))} at the longest`)
    if (median > LONGEST_TASK_MS) process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
