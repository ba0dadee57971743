// The recorder on its own, with Chromium's fake camera: a spinning ball that beeps.

import { readFileSync } from 'node:fs'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { scriptOf } from './support/build-files.ts'
import { test } from './support/focus-test.ts'
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

/** Seconds on the timer next to the picture. */
async function secondsOn(clock: Locator): Promise<number> {
  const [minutes = '0', seconds = '0'] = (await clock.innerText()).split(':')
  return Number(minutes) * 60 + Number(seconds)
}

const lengthOf = (media: Locator): Promise<number> =>
  media.evaluate((element) => (element as HTMLMediaElement).duration)

/** Measured by a player: the header written by MediaRecorder has no duration. */
const lengthOfFile = (page: Page, content: Buffer): Promise<number> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const media = document.createElement('video')
    const fired = (event: string) => new Promise((resolve) => media.addEventListener(event, resolve, { once: true }))
    const known = fired('loadedmetadata')
    media.src = URL.createObjectURL(new Blob([bytes]))
    await known
    if (media.duration === Number.POSITIVE_INFINITY) {
      const found = fired('seeked')
      media.currentTime = 1e9
      await found
    }
    return media.duration
  }, content.toString('base64'))

async function downloaded(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download')
  await button(page, name).press('Enter')
  const download = await downloading
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

/** Records until the timer shows `seconds`, and opens the playback. */
async function recordFor(page: Page, seconds: number, devices?: string): Promise<void> {
  await openRecorder(page)
  await record(page, devices)
  await expect.poll(() => secondsOn(page.getByRole('timer'))).toBeGreaterThanOrEqual(seconds)
  await button(page, 'Stop').press('Enter')
  await expect(page.getByLabel('Your recording')).toBeVisible()
}

/** Each key press moves half a second. */
async function moveHandle(page: Page, name: 'Start' | 'End', key: 'ArrowLeft' | 'ArrowRight', times: number) {
  for (let step = 0; step < times; step += 1) await page.getByRole('slider', { name }).press(key)
}

test('records, plays and downloads, and nothing leaves the browser', async ({ page }) => {
  const { complaints } = watchPage(page)
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  await expect(button(page, 'Start recording')).toBeEnabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    // An idle page preloads scripts and, a second later, fetches its build manifest.
    const isOwnFile = request.method() === 'GET' && /^\/(assets|builds)\//.test(pathname)
    if (protocol.startsWith('http') && !isOwnFile) requests.push(`${request.method()} ${request.url()}`)
  })
  await button(page, 'Start recording').click()
  const clock = page.getByRole('timer')
  await expect.poll(() => secondsOn(clock)).toBeGreaterThanOrEqual(2)
  await button(page, 'Pause').click()
  const paused = await secondsOn(clock)
  await button(page, 'Resume').click()
  await expect.poll(() => secondsOn(clock)).toBeGreaterThan(paused)
  await button(page, 'Stop').click()
  const player = page.getByLabel('Your recording')
  await expect(player).toBeVisible()
  expect(requests).toEqual([])

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
  // The magic bytes of WebM or MP4.
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
  await button(page, 'Review it').click()
  const player = page.getByLabel('Your recording')
  await expect.poll(() => lengthOf(player)).toBeGreaterThan(before - 2)
  await expect(page.getByText('It was cut off here.')).toBeVisible()

  // After starting again, the old take is gone for good.
  await button(page, 'Record again').click()
  await expect(button(page, 'Start recording')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(button(page, 'Use camera and microphone')).toBeVisible()
  await expect(page.getByText('was interrupted')).toHaveCount(0)
})

test('a finished recording is still finished after a reload: played, trimmed and saved', async ({ page }) => {
  await recordFor(page, 3)
  await page.reload()
  await hydrated(page)
  const player = page.getByLabel('Your recording')
  await expect.poll(() => lengthOf(player)).toBeGreaterThan(2)
  await expect(page.getByText('was interrupted')).toHaveCount(0)
  await expect(page.getByText('It was cut off here.')).toHaveCount(0)
  await moveHandle(page, 'Start', 'ArrowRight', 1)
  expect((await downloaded(page, 'Download selection')).name).toMatch(/^recording-part/)
  expect((await downloaded(page, 'Download full recording')).content.length).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('audio only, chosen before or after', async ({ page }) => {
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

test('a denied permission is explained, with how to allow it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: PRODUCT_URL })
  const page = await context.newPage()
  // The fake devices are granted without a prompt, so the page itself simulates the denial.
  await page.route('**/recorder', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'permissions-policy': 'camera=(), microphone=()' },
    })
  })
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Camera and microphone access is blocked')
  await expect(alert).toContainText('Click the icon at the start of the address bar')
  await expect(button(page, 'Try again')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('a missing camera is reported', async () => {
  const args = chromiumLaunch.args.filter((arg) => !arg.includes('fake-device'))
  const browser = await chromium.launch({ ...chromiumLaunch, args })
  const page = await browser.newPage({ baseURL: PRODUCT_URL })
  await openRecorder(page)
  await button(page, 'Use camera and microphone').click()
  await expect(page.getByRole('alert')).toContainText('No camera or microphone found')
  await button(page, 'Microphone only').click()
  await expect(page.getByRole('alert')).toContainText('No microphone found')
  await browser.close()
})

for (const [kind, devices] of [
  ['a recording', 'Use camera and microphone'],
  ['a voice', 'Microphone only'],
] as const)
  test(`a part of ${kind} is trimmed and saved, and the original stays`, async ({ page }) => {
    const { complaints } = watchPage(page)
    await recordFor(page, 5, devices)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const player = page.getByLabel('Your recording')
    await expect.poll(() => lengthOf(player)).toBeLessThan(60)
    await moveHandle(page, 'Start', 'ArrowRight', 3)
    expect(await player.evaluate((element) => (element as HTMLMediaElement).currentTime)).toBe(1.5)
    await moveHandle(page, 'End', 'ArrowLeft', 2)
    await expect(page.getByText(/0:02 to 0:0\d, 0:0\d long/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const part = await downloaded(page, 'Download selection')
    expect(part.name).toMatch(/^recording-part\.(webm|mp4)$/)
    const whole = await downloaded(page, 'Download full recording')
    expect(whole.name).toMatch(/^recording\.(webm|mp4)$/)
    const lost = (await lengthOfFile(page, whole.content)) - (await lengthOfFile(page, part.content))
    expect(lost).toBeGreaterThan(2)
    expect(lost).toBeLessThan(3.6)
    // The video editor is loaded; nothing is uploaded.
    for (const request of requests) expect(request).toMatch(/^GET \/assets\//)
    expect(complaints).toEqual([])
  })

test('trimming shows its progress and can be cancelled', async ({ page }) => {
  await recordFor(page, 2)
  const cutter = scriptOf('cut-out.ts')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(cutter, async (route) => {
    await held
    await route.continue()
  })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await moveHandle(page, 'Start', 'ArrowRight', 1)
  await button(page, 'Download selection').press('Enter')
  const progress = page.getByRole('progressbar', { name: 'Trimming' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0%')
  await expectAccessible(page)
  await button(page, 'Cancel').press('Enter')
  await expect(progress).toBeHidden()
  await expect(button(page, 'Download selection')).toBeFocused()

  const loaded = page.waitForResponse((answer) => cutter(new URL(answer.url())))
  letThrough()
  await loaded
  expect((await downloaded(page, 'Download selection')).name).toMatch(/^recording-part/)
  expect(downloads).toHaveLength(1)
})

test('a browser that cannot trim says so and still offers the whole take', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['VideoEncoder', 'VideoDecoder', 'AudioEncoder', 'AudioDecoder'])
      Reflect.deleteProperty(window, name)
  })
  await recordFor(page, 2)
  await moveHandle(page, 'Start', 'ArrowRight', 1)
  await button(page, 'Download selection').press('Enter')
  await expect(page.getByRole('alert')).toContainText('This browser cannot trim recordings')
  await expectAccessible(page)
  expect((await downloaded(page, 'Download full recording')).content.length).toBeGreaterThan(0)
})
