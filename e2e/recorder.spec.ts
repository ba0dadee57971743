// The recorder on its own, with the camera that Chromium makes up: a ball that goes round and beeps.

import { readFileSync } from 'node:fs'
import { chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { chromiumLaunch, PRODUCT_URL } from './support/settings.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

async function openRecorder(page: Page): Promise<void> {
  await page.goto('/recorder')
  await hydrated(page)
}

async function record(page: Page, devices = 'Use camera and microphone'): Promise<void> {
  await button(page, devices).click()
  await button(page, 'Start recording').click()
  await expect(button(page, 'Stop')).toBeFocused()
}

/** Seconds on the clock beside the picture. */
async function secondsOn(clock: Locator): Promise<number> {
  const [minutes = '0', seconds = '0'] = (await clock.innerText()).split(':')
  return Number(minutes) * 60 + Number(seconds)
}

const lengthOf = (media: Locator): Promise<number> =>
  media.evaluate((element) => (element as HTMLMediaElement).duration)

test('records, plays and downloads, and nothing leaves the browser', async ({ page }) => {
  const { complaints } = watchPage(page)
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  await expect(button(page, 'Start recording')).toBeEnabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(`${request.method()} ${request.url()}`)
  })
  await button(page, 'Start recording').click()
  const clock = page.getByRole('timer')
  await expect.poll(() => secondsOn(clock)).toBeGreaterThanOrEqual(2)
  await button(page, 'Pause').click()
  const paused = await secondsOn(clock)
  await button(page, 'Go on').click()
  await expect.poll(() => secondsOn(clock)).toBeGreaterThan(paused)
  await button(page, 'Stop').click()
  const player = page.getByLabel('Your recording')
  await expect(player).toBeVisible()
  expect(asked).toEqual([])

  await expect.poll(() => lengthOf(player)).toBeGreaterThan(2)
  expect(Number.isFinite(await lengthOf(player))).toBe(true)
  await player.evaluate((element) => (element as HTMLMediaElement).play())
  await expect.poll(() => player.evaluate((element) => (element as HTMLMediaElement).currentTime)).toBeGreaterThan(0.5)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const downloading = page.waitForEvent('download')
  await button(page, 'Download').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^recording\.(webm|mp4)$/)
  const content = readFileSync(await download.path())
  // The first bytes of WebM, or of MP4.
  expect(content.readUInt32BE(0) === 0x1a45dfa3 || content.toString('latin1', 4, 8) === 'ftyp').toBe(true)
  expect(complaints).toEqual([])
})

test('a recording survives a reload', async ({ page }) => {
  await openRecorder(page)
  await record(page)
  const clock = page.getByRole('timer')
  await expect.poll(() => secondsOn(clock)).toBeGreaterThanOrEqual(5)
  const before = await secondsOn(clock)
  await page.reload()
  await expect(page.getByText('was interrupted')).toBeVisible()
  await button(page, 'Go on with it').click()
  const player = page.getByLabel('Your recording')
  await expect.poll(() => lengthOf(player)).toBeGreaterThan(before - 2)
  await expect(page.getByText('It was cut off here.')).toBeVisible()

  // Started again, it is gone for good.
  await button(page, 'Record again').click()
  await expect(button(page, 'Start recording')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(button(page, 'Use camera and microphone')).toBeVisible()
  await expect(page.getByText('was interrupted')).toHaveCount(0)
})

test('a voice alone, chosen before or after', async ({ page }) => {
  await openRecorder(page)
  await record(page, 'Microphone only')
  await expect.poll(() => secondsOn(page.getByRole('timer'))).toBeGreaterThanOrEqual(2)
  await button(page, 'Stop').click()
  const player = page.getByLabel('Your recording')
  expect(await player.evaluate((element) => element.tagName)).toBe('AUDIO')
  await expect.poll(() => lengthOf(player)).toBeGreaterThan(1)
  await button(page, 'Record again').click()
  await page.getByRole('switch', { name: 'Audio only' }).click({ force: true })
  await expect(page.getByLabel('Your camera')).toBeVisible()
})

test('a refused permission is told, with the way to allow it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: PRODUCT_URL })
  const page = await context.newPage()
  // The made-up devices are granted without asking, so the page itself is told that it may not.
  await page.route('**/recorder', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'permissions-policy': 'camera=(), microphone=()' },
    })
  })
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('This page may not use your camera and microphone')
  await expect(told).toContainText('Press the icon at the start of the address bar')
  await expect(button(page, 'Try again')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('a missing camera is told', async () => {
  const args = chromiumLaunch.args.filter((arg) => !arg.includes('fake-device'))
  const browser = await chromium.launch({ ...chromiumLaunch, args })
  const page = await browser.newPage({ baseURL: PRODUCT_URL })
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  await expect(page.getByRole('alert')).toContainText('We found no camera or no microphone')
  await button(page, 'Microphone only').click()
  await expect(page.getByRole('alert')).toContainText('We found no microphone')
  await browser.close()
})
