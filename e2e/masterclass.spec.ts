import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { readPastTalks, readUpcomingTalks } from '../server/seeds/learning/talks/read-talks.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL, STATE_FOLDER } from './support/settings.ts'

const [open, full] = readUpcomingTalks()
const [past] = readPastTalks()
if (!open || !full || !past) throw new Error('the demo world has no talks')

const ZONE = 'Asia/Kathmandu'
test.use({ storageState: signedOut, timezoneId: ZONE })
/** Fifteen minutes off the full hour, so that no other clock shows the same. */
const openMinutes = open.hour * 60 + 345
const openAt = `${Math.floor(openMinutes / 60)}:${openMinutes % 60}`

test('register for a talk, ask a question, wait for a place at a full one, and read a past one', async ({ page }) => {
  const account = await aNewAccount()
  const reader = new HttpVisitor(PRODUCT_URL)
  await reader.write('/login', { body: account })
  await reader.write('/shared/api/settings/basics', { method: 'PATCH', body: { timeZone: ZONE } })
  await signInByHttp(page.request, account, PRODUCT_URL)
  await page.goto('/masterclass')
  await page.getByRole('link', { name: open.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(/^Starts (in|tomorrow)/)).toBeVisible()
  await expect(page.getByText(openAt).first()).toBeVisible()
  await page.getByRole('button', { name: 'Register for free' }).click()
  await expect(page.getByText('You are registered.')).toBeVisible()
  await page.getByLabel('Your question to the speaker').fill('What about public holidays?')
  await page.getByRole('button', { name: 'Ask' }).click()
  const vote = page.getByRole('button', { name: 'Vote for: What about public holidays?' })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toHaveText('1 vote')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const calendar = await page.request.get(address ?? '', { headers: { origin: PRODUCT_URL } })
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByRole('button', { name: 'Register for free' })).toBeFocused()

  await page.goto('/masterclass/upcoming-talks?text=bookkeeping')
  await page.getByRole('link', { name: full.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText(/You are number \d+ on the waiting list/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()

  await page.goto('/masterclass/past-talks?text=public+register')
  await page.getByRole('link', { name: past.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Keep my place at 8:20' }).click()
  await expect(page.getByRole('link', { name: 'Continue at 8:20' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue at 8:20' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/masterclass/past-talks?text=order+number')
  await page.getByRole('link', { name: 'Invoices that get paid on time' }).click()
  await hydrated(page)
  const video = page.locator('video')
  const range = page.waitForResponse((answer) => answer.url().includes('/recordings/') && answer.status() === 206)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
  })
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/position') && answer.ok())
  await page.getByRole('button', { name: /^0:40 Terms/ }).click()
  await range
  const caption = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => (track?.activeCues?.[0] as VTTCue | undefined)?.text)
  await expect.poll(caption).toContain('Write a date')
  await kept
  await page.reload()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(40)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('ask for a talk and vote for another', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/masterclass/talk-request')
  await hydrated(page)
  await page.getByLabel('Topic').fill('Renting a flat in a new country')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('button', { name: 'Vote for: Renting a flat in a new country' })).toHaveText('1 vote')
  const other = page.getByRole('button', { name: 'Vote for: Reading a French employment contract' })
  await other.click()
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw: Renting a flat in a new country' }).click()
  await expect(page.getByText('Renting a flat in a new country')).toHaveCount(0)
})

const run = promisify(execFile)

/** Created by an operator, and live at once. */
async function aLiveTalk(): Promise<string> {
  const operator = new HttpVisitor(PRODUCT_URL)
  await operator.write('/login', { body: people.operator })
  const body = {
    title: `Questions live ${randomUUID().slice(0, 8)}`,
    abstract: 'Half an hour of questions from those who are there.',
    description: '',
    category: 'money',
    level: 'beginner',
    language: 'en',
    speakers: [{ name: 'Amina Diallo', headline: 'Payroll lead', bio: '' }],
    skills: [],
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    minutes: 45,
    timeZone: 'Africa/Dakar',
    capacity: null,
    hasWaitlist: true,
    isRecorded: false,
    streamUrl: null,
    recordingUrl: null,
    chapters: [],
    transcript: [],
    slides: '',
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const { id } = (await (await operator.write('/ops/api/talks', { body, headers })).json()) as { id: string }
  await operator.write(`/ops/api/talks/${id}/status`, { body: { event: 'schedule' } })
  await run(process.execPath, ['e2e/support/start-talk-now.ts', id], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })
  return `/masterclass/money/${id}`
}

test('people chat and raise hands at a live talk, and an operator moderates it', async ({ page, browser }) => {
  const address = await aLiveTalk()
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: 'Register for free' }).click()
  await page.getByLabel('Write to everybody').fill('Hello from Nairobi')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Hello from Nairobi')
  await expect(page.getByLabel('Write to everybody')).toHaveValue('')

  const context = await browser.newContext({ storageState: signedOut, baseURL: PRODUCT_URL })
  const operator = await context.newPage()
  await signInByHttp(operator.request, people.operator, PRODUCT_URL)
  await operator.goto(address)
  await hydrated(operator)
  await expect(operator.getByText('Hello from Nairobi')).toBeVisible()
  await page.getByRole('button', { name: 'Raise my hand' }).click()
  await operator.getByRole('button', { name: 'Call on Amara Okafor' }).click()
  await expect(page.getByText('It is your turn.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await operator.getByRole('button', { name: 'Remove: Hello from Nairobi' }).click()
  await expect(page.getByText('Hello from Nairobi')).toHaveCount(0)
  await operator.getByLabel('Write to everybody').fill('Welcome, everybody')
  await operator.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: /^Report .*’s message: Welcome, everybody$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Welcome, everybody')
  await expectAccessible(operator)
  await context.close()
})
