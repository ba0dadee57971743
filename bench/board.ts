// A board of 2,000 applicants in Chromium with the CPU slowed down four times: scrolling, filtering and moving must not keep the
// browser from answering for more than 100 ms.
// Usage: npm run bench -- board

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { DEMO_PASSWORD, demoOwner } from '#server/seeds/demo-accounts.ts'
import { signInByHttp } from '../e2e/support/http-sign-in.ts'
import { chromiumLaunch } from '../e2e/support/settings.ts'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { addApplicants } from './board/applicants.ts'
import { measureBoard, TIMES } from './board/measure.ts'

/** Where the demo owner works. */
const COMPANY = 'Fjordpay'
const APPLICANTS = 2_000
const SLOWDOWN = 4
const LONGEST_TASK_MS = 100

buildIfStale()
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on' })
const browser = await chromium.launch(chromiumLaunch)
try {
  const database = JSON.parse(readFileSync(path.join(product.dataDir, 'postgres.json'), 'utf8')) as {
    connectionString: string
  }
  const jobId = await addApplicants(database.connectionString, COMPANY, APPLICANTS)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signInByHttp(page.request, { email: demoOwner.email, password: DEMO_PASSWORD }, product.url)
  await page.goto(`/company/jobs/${jobId}/applicants`, { waitUntil: 'networkidle' })
  const chromiumSession = await context.newCDPSession(page)
  for (const rate of [1, SLOWDOWN]) {
    await chromiumSession.send('Emulation.setCPUThrottlingRate', { rate })
    const measured = await measureBoard(browser, page)
    console.log(`A board of ${APPLICANTS} applicants, CPU slowed down ${rate} times; the longest task in CPU ms:`)
    for (const { what, medianMs, longestMs, longTasks } of measured)
      console.log(
        `  ${what}: ${medianMs} (median of ${TIMES}), ${longestMs} at the longest; ${longTasks} tasks over 50 ms`,
      )
    if (rate === SLOWDOWN && measured.some(({ medianMs }) => medianMs > LONGEST_TASK_MS)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
