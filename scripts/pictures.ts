// Takes the screenshots for the README (docs/pictures) from a temporary installation. Run it after visual changes: node
// scripts/run.mjs scripts/pictures.ts. The pictures are committed.

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_PASSWORD, type DemoAccount, demoOwner, demoTalent } from '#server/seeds/demo-accounts.ts'
import { chromiumLaunch } from '../e2e/support/settings.ts'
import { buildIfStale, launchProduct } from './product/launch-product.ts'

const FOLDER = 'docs/pictures'
/** Large pictures make the README slow to open on the connections we build for. */
const MAX_KB = 150
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

interface Picture {
  name: string
  path: string | ((page: Page) => Promise<string>)
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Null for guests. */
  as: DemoAccount | null
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '/', size: desktop, colorScheme: 'light', as: demoTalent },
  { name: 'home-dark', path: '/', size: desktop, colorScheme: 'dark', as: demoTalent },
  { name: 'home-phone', path: '/', size: phone, colorScheme: 'light', as: demoTalent },
  { name: 'jobs', path: '/jobs', size: desktop, colorScheme: 'light', as: demoTalent },
  { name: 'job', path: firstJob, size: desktop, colorScheme: 'light', as: demoTalent },
  { name: 'application', path: awaitingApplication, size: desktop, colorScheme: 'light', as: demoTalent },
  { name: 'applications', path: '/applications?view=board', size: desktop, colorScheme: 'dark', as: demoTalent },
  { name: 'applying', path: startedDraft, size: phone, colorScheme: 'light', as: demoTalent },
  { name: 'globe', path: '/jobs/around-the-globe', size: desktop, colorScheme: 'light', as: demoTalent },
  { name: 'company', path: '/company', size: desktop, colorScheme: 'light', as: demoOwner },
  { name: 'applicants', path: fullestBoard, size: desktop, colorScheme: 'light', as: demoOwner },
  { name: 'candidate', path: firstApplicant, size: desktop, colorScheme: 'dark', as: demoOwner },
  { name: 'components', path: '/dev/ui', size: desktop, colorScheme: 'light', as: null },
]

buildIfStale()
mkdirSync(FOLDER, { recursive: true })
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-pictures-'))
const product = await launchProduct(folder, { DEMO: 'on' })
const browser = await chromium.launch(chromiumLaunch)
try {
  for (const picture of pictures) await take(browser, product.url, picture)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function take(chromium: Browser, url: string, { name, path: address, ...picture }: Picture): Promise<void> {
  const context = await chromium.newContext({
    baseURL: url,
    viewport: picture.size,
    colorScheme: picture.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: (picture.as ?? demoTalent).timeZone,
  })
  const page = await context.newPage()
  if (picture.as) await signIn(page, picture.as)
  await page.goto(typeof address === 'string' ? address : await address(page), { waitUntil: 'networkidle' })
  // Some pages have a visually hidden title. Until it is attached, the previous page is still there.
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  const file = path.join(FOLDER, `${name}.png`)
  await sharp(await page.screenshot())
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(file)
  const kilobytes = Math.ceil(statSync(file).size / 1024)
  if (kilobytes > MAX_KB) throw new Error(`${file} is ${kilobytes} KB; the limit is ${MAX_KB} KB`)
  console.log(`${file} ${kilobytes} KB`)
  await context.close()
}

/** A job that suits the demo talent. */
async function firstJob(page: Page): Promise<string> {
  await page.goto('/jobs?text=backend&openTo=KE&overlap=4&pay=1', { waitUntil: 'networkidle' })
  const whole = page.getByRole('link', { name: 'Open full page' })
  return (await whole.getAttribute('href')) ?? ''
}

/** The application that awaits the demo talent's action. */
async function awaitingApplication(page: Page): Promise<string> {
  await page.goto('/applications?mine=1', { waitUntil: 'networkidle' })
  return (await page.locator('main a[href^="/applications/"]').first().getAttribute('href')) ?? ''
}

/** The questions of a half-completed draft. */
async function startedDraft(page: Page): Promise<string> {
  await page.goto('/applications', { waitUntil: 'networkidle' })
  const way = await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .getAttribute('href')
  return `${way}?step=questions`
}

/** The board of the job with the most applicants. */
async function fullestBoard(page: Page): Promise<string> {
  await page.goto('/company/insights', { waitUntil: 'networkidle' })
  const job = await page.locator('main table a[href^="/company/jobs/"]').first().getAttribute('href')
  return `${job?.replace(/\/applicants$/, '')}/applicants`
}

/** Somebody on that board, as the company reviews them. */
async function firstApplicant(page: Page): Promise<string> {
  await page.goto(await fullestBoard(page), { waitUntil: 'networkidle' })
  return (await page.locator('main [data-applicant] a').nth(1).getAttribute('href')) ?? ''
}

async function signIn(page: Page, { email }: DemoAccount): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
