// An introduction in an application, with Chromium's fake camera: what is trimmed off is really gone, and what would be
// rejected is not offered.

import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import { aJobThatAsks } from './support/apply-form.ts'
import { heading, look } from './support/apply-steps.ts'
import { test } from './support/focus-test.ts'
import { aNewAccount } from './support/new-account.ts'
import { hydrated, watchPage } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const isPartOfIt = 'Your recording is part of your application'

/** The intro step of a new person's application. */
async function introStep(browser: Browser): Promise<Page> {
  const jobId = await aJobThatAsks(`Introduced ${randomUUID().slice(0, 8)}`, { parts: { intro: 'optional' } })
  const own = await pageFor(browser, await aNewAccount())
  await own.goto(`/jobs/${jobId}/apply`)
  await hydrated(own)
  await own.getByRole('button', { name: 'Start' }).click()
  await heading(own, 'About you')
  await own.goto(`/jobs/${jobId}/apply?step=intro`)
  await hydrated(own)
  return own
}

/** The element with the focus must not be covered, for example by the bar with the step's buttons. */
const isFocusInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    return focused.contains(document.elementFromPoint(left + width / 2, top + height - 1))
  })

/** Waits until the timer shows this time: the fake camera runs in real time. The minimum is ten seconds here. */
async function recordUntil(page: Page, clock: RegExp): Promise<void> {
  await button(page, 'Use camera and microphone').click()
  await button(page, 'Start recording').click()
  await expect(page.getByRole('timer')).toContainText(clock, { timeout: 90_000 })
}

/** Each key press moves half a second. */
async function trim(page: Page, mark: 'Start' | 'End', key: 'ArrowLeft' | 'ArrowRight', times: number) {
  for (let step = 0; step < times; step += 1) await page.getByRole('slider', { name: mark }).press(key)
}

/** Returns the state of takes and files, as the person who records. */
function watchSending(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /\/(finish|uploads)$/.test(pathname)) sent.push(pathname.split('/').at(-1) ?? '')
  })
  return sent
}

/** Uploads wait until they are released. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/uploads', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function takesOf(page: Page): Promise<Takes> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/talent/api/recordings?'))
  await page.reload()
  return (await answered).json()
}

test('a part of a take is trimmed and used; a reload or a failed upload before that loses nothing', async ({
  browser,
}) => {
  test.slow()
  const own = await introStep(browser)
  const { complaints } = watchPage(own)
  await recordUntil(own, /^0:1[4-9]/)
  await button(own, 'Stop').click()
  await expect(button(own, 'Use this take')).toBeVisible()
  await own.reload()
  await expect(own.getByText(/^You have an unused recording of 0:1\d/)).toBeVisible()
  await look(own)
  await button(own, 'Review it').click()
  await expect(own.getByText('It was cut off here.')).toBeHidden()

  // A selection that is too short is reported right away.
  await trim(own, 'Start', 'ArrowRight', 20)
  await expect(own.getByText(/The minimum is 0:10\. Select more of it/)).toBeVisible()
  await expect(button(own, 'Use selection')).toBeDisabled()
  await trim(own, 'Start', 'ArrowLeft', 16)
  await trim(own, 'End', 'ArrowLeft', 2)
  await expect(own.getByText('Everything outside your selection is permanently deleted.')).toBeVisible()
  await look(own)
  const shownSeconds = Number(
    /, 0:(\d\d) long/.exec(await own.getByText(/^0:02 to 0:\d\d, 0:\d\d long$/).innerText())?.[1],
  )

  // Continuing now would lose it, so a warning is shown.
  await button(own, 'Continue').click()
  await expect(own.getByRole('alert')).toContainText('Your recording is not part of the application yet.')
  expect(complaints).toEqual([])
  const sent = watchSending(own)
  await own.route('**/uploads', (route) =>
    route.fulfill({ status: 507, contentType: 'application/json', body: '{"code":"storage_full","message":"full"}' }),
  )
  await button(own, 'Use selection').click()
  await expect(own.getByRole('alert').filter({ hasText: 'We are out of storage right now.' })).toBeVisible({
    timeout: 60_000,
  })
  expect(sent).toEqual(['uploads'])
  await own.unroute('**/uploads')
  sent.length = 0
  complaints.length = 0
  const release = await holdUploads(own)
  await button(own, 'Use selection').dblclick()
  // Pressed while the recording is still being sent.
  await button(own, 'Continue').click()
  release()
  await expect(own.getByText(isPartOfIt)).toBeVisible({ timeout: 90_000 })
  await expect(own.locator(':focus')).toContainText(isPartOfIt)
  expect(sent).toEqual(['uploads', 'finish'])
  const { items, takesLeft } = await takesOf(own)
  expect(items).toMatchObject([{ status: 'kept', take: 1 }])
  expect(takesLeft).toBe(2)
  const [kept] = items
  // Three seconds are gone: the reported duration matches what is played.
  const seconds = (kept?.durationMs ?? 0) / 1_000
  expect(Math.abs(seconds - shownSeconds)).toBeLessThan(1)
  const played = await own.evaluate(async (url) => {
    const media = document.createElement('video')
    const known = new Promise((resolve) => media.addEventListener('loadedmetadata', resolve, { once: true }))
    media.src = url
    await known
    return media.duration
  }, kept?.url ?? '')
  expect(Math.abs(played - seconds)).toBeLessThan(0.5)
  await expect(own.getByText('Selected')).toBeVisible()
  await expect(own.getByRole('alert')).toBeHidden()
  expect(complaints).toEqual([])
  await own.context().close()
})

test('a browser that cannot trim says so, sends nothing, and the whole take can be used', async ({ browser }) => {
  test.slow()
  const own = await introStep(browser)
  await own.addInitScript(() => {
    for (const name of ['VideoEncoder', 'VideoDecoder', 'AudioEncoder', 'AudioDecoder'])
      Reflect.deleteProperty(window, name)
  })
  await own.reload()
  await hydrated(own)
  await recordUntil(own, /^0:1[2-9]/)
  await button(own, 'Stop').click()
  await trim(own, 'Start', 'ArrowRight', 2)
  const sent = watchSending(own)
  await button(own, 'Use selection').click()
  await expect(own.getByRole('alert')).toContainText('This browser cannot trim recordings')
  await expect(own.getByRole('alert')).toContainText('You can also use the full take, or record again.')
  expect(sent).toEqual([])
  await expect(own.getByText('is permanently deleted')).toBeHidden()
  await expect(button(own, 'Record again')).toBeEnabled()
  await look(own)
  await button(own, 'Use full take').click()
  await expect(own.getByText(isPartOfIt)).toBeVisible({ timeout: 60_000 })
  expect(sent).toEqual(['finish'])
  await own.context().close()
})

test('an interrupted take that is too short is not offered, here or on another device', async ({ browser }) => {
  const own = await introStep(browser)
  const kept = own.waitForResponse((answer) => answer.url().includes('/slices') && answer.ok())
  await recordUntil(own, /^0:0[4-9]/)
  await kept
  await own.reload()
  await expect(own.getByText(/^A recording of 0:0\d was interrupted/)).toBeVisible()
  await expect(own.getByText('It is too short: the minimum is 0:10.')).toBeVisible()
  await expect(button(own, 'Start again')).toBeVisible()
  await expect(button(own, 'Review it')).toBeHidden()
  await look(own)

  // As another device finds it: it only exists on the server.
  await own.evaluate(() => indexedDB.deleteDatabase('meridian-recorder'))
  await own.reload()
  await expect(own.getByText(/^A recording of 0:0\d was interrupted/)).toBeVisible()
  await expect(own.getByText('It is too short: the minimum is 0:10.')).toBeVisible()
  await expect(button(own, 'Review it')).toBeHidden()
  await button(own, 'Start again').click()
  await expect(button(own, 'Use camera and microphone')).toBeVisible()
  await own.context().close()
})

test('the focus is always somewhere sensible and visible, and a take that is too short does not count', async ({
  browser,
}) => {
  const own = await introStep(browser)
  await own.setViewportSize({ width: 1280, height: 800 })
  await button(own, 'Use camera and microphone').press('Enter')
  await expect(button(own, 'Start recording')).toBeFocused()
  await button(own, 'Start recording').press('Enter')
  await expect(button(own, 'Stop')).toBeFocused()
  await expect.poll(() => isFocusInView(own)).toBe(true)
  await expect(own.getByRole('timer')).toContainText(/^0:0[4-9]/)
  await button(own, 'Stop').press('Enter')
  await expect(own.getByText('so it does not count. Record again.')).toBeVisible()
  await expect(button(own, 'Record again')).toBeFocused()

  const use = button(own, 'Use this take')
  await expect(use).toBeDisabled()
  const colours = () => use.evaluate((element) => getComputedStyle(element).backgroundColor)
  const unhovered = await colours()
  await use.hover({ force: true })
  await use.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await colours()).toBe(unhovered)

  await button(own, 'Record again').press('Enter')
  await expect(button(own, 'Start recording')).toBeFocused()
  expect((await takesOf(own)).takesLeft).toBe(3)
  await own.context().close()
})
