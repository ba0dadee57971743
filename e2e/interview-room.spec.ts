// An interview room with two participants in two browsers: live video both ways, simultaneous edits in the code pad, and a
// reconnect after one of them loses the network.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { anApplicant, applied } from './support/applications.ts'
import { relayCalls } from './support/call-relay.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { connectionOf } from './support/page-connection.ts'
import { people, signedOut } from './support/people.ts'
import { chromiumLaunch, PRODUCT_URL, STATE_FOLDER } from './support/settings.ts'

test.use({
  storageState: signedOut,
  // The relay needs addresses, not names that only the browser can resolve.
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--disable-features=WebRtcHideLocalIpsWithMdns'],
  },
})

const run = promisify(execFile)
const DAY = 86_400_000
const OUTAGE = 20_000

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** Asked for by the recruiter and accepted by the applicant, days before it opens. */
async function aRoom(applicant: HttpVisitor, applicationId: string): Promise<string> {
  const recruiter = new HttpVisitor(PRODUCT_URL)
  await recruiter.write('/login', { body: people.recruiter })
  const { id: recruiterId } = await read<{ id: string }>(await recruiter.call('/api/user'))
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2
  const body = {
    kind: 'technical',
    minutes: 45,
    message: '',
    mode: 'room',
    place: '',
    panel: [recruiterId],
    times: [3, 4, 5].map((days) =>
      new Date(noon + days * DAY + Math.floor(Math.random() * 240) * 60_000).toISOString(),
    ),
  }
  const path = `/company/api/applications/${applicationId}/interview-requests`
  const headers = { 'Idempotency-Key': randomUUID() }
  const asked = await read<{ id: string; times: { id: string }[] }>(await recruiter.write(path, { body, headers }))
  const accept = `/talent/api/interview-requests/${asked.id}/accept`
  await read(await applicant.write(accept, { body: { timeId: asked.times[0]?.id } }))
  const { items } = await read<{ items: { id: string }[] }>(await applicant.call('/talent/api/interviews'))
  return items[0]?.id ?? ''
}

const openNow = (id: string) =>
  run(process.execPath, ['e2e/support/open-room-now.ts', id], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })

async function recruiterPage(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  const [connection, calls] = [await connectionOf(page), await relayCalls(page)]
  await signInByHttp(page.request, people.recruiter, PRODUCT_URL)
  return { page, connection, calls }
}

async function join(page: Page, id: string): Promise<void> {
  await page.goto(`/interviews/${id}/room`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
}

/** Rendered video frames of the other participant. */
const framesShown = (page: Page): Promise<number> =>
  page
    .locator('figure:not([data-own]) video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

async function expectMovingPicture(page: Page): Promise<void> {
  await expect(page.locator('figure:not([data-own]) video')).toBeVisible()
  const before = await framesShown(page)
  await expect.poll(() => framesShown(page)).toBeGreaterThan(before + 5)
}

test('two people talk, write at once, and find each other again', async ({ browser, context }) => {
  test.slow()
  const applicant = await anApplicant(context)
  const { id: applicationId } = await applied(applicant, `Room ${randomUUID().slice(0, 8)}`)
  const id = await aRoom(applicant.visitor, applicationId)
  const { page: talent } = applicant
  await talent.goto('/interviews')
  await hydrated(talent)
  await talent.getByRole('link', { name: 'Check call' }).click()
  await talent.waitForURL(`**/interviews/${id}/room`)
  await expect(talent.getByRole('heading', { name: 'This room is not open yet' })).toBeVisible()
  await talent.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(talent.getByRole('meter', { name: 'Microphone level' })).toBeVisible()
  await expectAccessible(talent)
  await openNow(id)

  const { page: recruiter, connection, calls } = await recruiterPage(browser)

  await talent.goto(`/interviews/${id}/room`)
  await hydrated(talent)
  await expect(talent.getByRole('meter', { name: 'Microphone level' })).toBeVisible()
  await expectAccessible(talent)
  await join(talent, id)
  await expect(talent.getByText(/^Waiting for/)).toBeVisible()
  await join(recruiter, id)
  await expectMovingPicture(talent)
  await expectMovingPicture(recruiter)
  await expectAccessible(talent)
  await expectNoSidewaysScroll(talent)

  await recruiter.getByLabel('Write to everyone').fill('Here is the task.')
  await recruiter.getByRole('button', { name: 'Send' }).click()
  await expect(talent.getByText('Here is the task.')).toBeVisible()

  const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code pad' })
  await expect(editorOf(recruiter)).toBeVisible()
  await editorOf(talent).click()
  await editorOf(recruiter).click()
  await Promise.all([
    talent.keyboard.type('const left = 1\n', { delay: 20 }),
    recruiter.keyboard.type('const right = 2\n', { delay: 20 }),
  ])
  /** Without the names at the cursors of the others. */
  const textOf = (page: Page) =>
    page.locator('.cm-content').evaluate((editor) => {
      const copy = editor.cloneNode(true) as HTMLElement
      for (const cursor of copy.querySelectorAll('.cm-ySelectionCaret')) cursor.remove()
      return [...copy.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n')
    })
  await expect.poll(() => textOf(talent)).toMatch(/left|right/)
  await expect.poll(async () => (await textOf(talent)) === (await textOf(recruiter))).toBe(true)

  await talent.getByRole('radio', { name: 'My notes' }).click()
  await talent.getByLabel('Your notes').fill('Ask about on-call.')
  await talent.getByRole('button', { name: 'Save notes' }).click()
  await expect(talent.getByText('Saved', { exact: true })).toBeVisible()
  await talent.getByRole('radio', { name: 'Code pad' }).click()
  await expect(editorOf(talent)).toBeVisible()
  await recruiter.getByRole('radio', { name: 'My notes' }).click()
  await expect(recruiter.getByLabel('Your notes')).toHaveValue('')
  await recruiter.getByRole('radio', { name: 'Code pad' }).click()
  await expect(editorOf(recruiter)).toBeVisible()

  await recruiter.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(talent.locator('figcaption', { hasText: 'muted' })).toBeVisible()

  calls.cut()
  await connection.cut()
  const cutAt = Date.now()
  await editorOf(recruiter).click()
  await recruiter.keyboard.type('// offline\n')
  await expect(recruiter.getByText('Not saved yet. Trying again …')).toBeVisible()
  const isReconnecting = talent.getByText('Reconnecting …', { exact: true })
  await expect(isReconnecting).toBeVisible()
  await expect(recruiter.getByText('Connection lost. Reconnecting …')).toBeVisible()
  await expect.poll(() => Date.now() - cutAt).toBeGreaterThan(OUTAGE)
  await expect(isReconnecting).toBeVisible()
  calls.restore()
  await connection.restore()
  await expect(recruiter.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => textOf(talent)).toContain('// offline')
  await expectMovingPicture(talent)
  await expectMovingPicture(recruiter)
  await expect(isReconnecting).toBeHidden()

  await talent.getByRole('button', { name: 'Leave', exact: true }).click()
  await talent.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(talent.getByRole('heading', { name: 'You left the room' })).toBeVisible()
  await expect(recruiter.getByText(/^Waiting for/)).toBeVisible()
  calls.close()
})
