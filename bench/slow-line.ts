// How long signing in takes over a slow connection: 400 kbit/s down and up, 300 ms latency, an empty cache, in Chromium. The
// form works without scripts, so it is usable once it is painted; the scripts follow.
// Usage: npm run bench -- slow-line

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, demoTalent } from '#server/seeds/demo-accounts.ts'
import { chromiumLaunch } from '../e2e/support/settings.ts'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'

const ROUNDS = 5
const LINE = { offline: false, latency: 300, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const USABLE_WITHIN_MS = 3_000

buildIfStale()
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on' })
const browser = await chromium.launch(chromiumLaunch)
try {
  // Fills the server's caches.
  await visit(await browser.newContext(), false)
  const rounds: Visit[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(await browser.newContext(), true))
  const usable = median(rounds.map((one) => one.usableMs))
  console.log(`/login at 400 kbit/s and 300 ms, median of ${ROUNDS} with an empty cache:`)
  console.log(`  usable (painted, takes input, can be sent) after ${usable} ms of ${USABLE_WITHIN_MS}`)
  console.log(`  hydrated after ${median(rounds.map((one) => one.hydratedMs))} ms`)
  console.log(`  transferred: ${median(rounds.map((one) => one.bytes))} bytes`)
  if (usable > USABLE_WITHIN_MS) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Visit {
  usableMs: number
  hydratedMs: number
  bytes: number
}

async function visit(context: BrowserContext, isSlow: boolean): Promise<Visit> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  if (isSlow) await devTools.send('Network.emulateNetworkConditions', LINE)
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' })
  const usableMs = await paintOf(page)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const hydratedMs = Math.round(await page.evaluate(() => performance.now()))
  await expectSignIn(context)
  await context.close()
  return { usableMs, hydratedMs, bytes }
}

/** Nothing is painted before the styles are there, and the form is in the first bytes after the head. */
async function paintOf(page: Page): Promise<number> {
  const password = page.locator('input[name=password]')
  await password.waitFor({ state: 'visible' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
}

/** With scripts switched off, the painted form has to be enough. */
async function expectSignIn(visited: BrowserContext): Promise<void> {
  const context = await (visited.browser() ?? browser).newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email]').fill(demoTalent.email)
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(`${product.url}/`)
  await context.close()
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
