import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readCourse } from '../server/seeds/learning/read-course.ts'
import type { Course } from '../shared/features/learning/courses/courses.contract.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const SLUG = 'contracts-across-borders'
const course = readCourse(join(import.meta.dirname, '../server/seeds/learning/courses', SLUG), SLUG)
const lessons = course.sections.flatMap((section) => section.lessons)
const quizAt = lessons.findIndex(({ kind }) => kind === 'quiz')
const [article, quiz] = [lessons[0], lessons[quizAt]]
if (!article || !quiz) throw new Error('the demo course has no article or no quiz')

const asPage = { headers: { origin: PRODUCT_URL, referer: `${PRODUCT_URL}/` } }

test.use({ storageState: signedOut })

test('enrol, read, pass a quiz, find the progress again, finish, and let a stranger check the certificate', async ({
  page,
}) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/courses?text=contracts')
  await page.getByRole('link', { name: course.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByRole('link', { name: 'Start the first lesson' }).click()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await hydrated(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as done' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('This lesson is done.')).toBeVisible()

  const section = course.sections.find((one) => one.lessons.includes(quiz))
  if (section !== course.sections[0]) await page.getByText(section?.title ?? '', { exact: true }).click()
  await page.getByRole('link', { name: quiz.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: quiz.title })).toBeVisible()
  for (const { prompt, options, right } of quiz.questions) {
    const field = page.getByRole('group', { name: prompt })
    for (const one of right) await field.getByLabel(options[one] ?? '', { exact: true }).check()
  }
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(page.getByText('Passed: 100% right.')).toBeVisible()

  await page.goto(`/courses/${SLUG}`)
  await expect(page.getByText(`2 of ${lessons.length} lessons`)).toBeVisible()

  const { sections } = (await (await page.request.get(`/talent/api/courses/${SLUG}`, asPage)).json()) as Course
  const open = sections.flatMap((one) => one.lessons).filter(({ isDone }) => !isDone)
  const last = open.at(-1)
  if (!last) throw new Error('no lesson is left')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  for (const { id } of open.slice(0, -1)) {
    const answer = await page.request.put(`/talent/api/courses/${SLUG}/lessons/${id}/progress`, {
      ...asPage,
      headers: { ...asPage.headers, 'X-XSRF-TOKEN': decodeURIComponent(token) },
      data: { isDone: true },
    })
    expect(answer.status()).toBe(200)
  }
  await page.goto(`/courses/${SLUG}?lesson=${last.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('You marked this lesson as done.')).toBeVisible()
  await page.goto(`/courses/${SLUG}`)
  await page.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page).toHaveURL(/\/certificates\//)
  await expect(page.getByText('Your certificate')).toBeVisible()
  await page.getByRole('button', { name: 'Show certificate' }).click()
  await expect(page.getByText('Anyone who has the link can see this page.')).toBeVisible()

  const address = page.url()
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
  await expect(page.getByText('The signature matches, and the certificate has not been revoked.')).toBeVisible()
  await expectAccessible(page)
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Printable certificate (PDF)' }).getAttribute('href')) ?? '',
  )
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

async function addLesson(page: Page, kind: string, title: string) {
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'New lesson' }) })
  await form.getByLabel('Title').fill(title)
  await form.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: kind }).click()
  await form.getByRole('button', { name: 'Add lesson' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const toOutline = (page: Page) => page.getByRole('link', { name: 'Back to the outline' }).click()

test('an operator writes a course with three lessons and a quiz, changes one, and learners keep their progress', async ({
  page,
  browser,
}) => {
  await signInByHttp(page.request, people.operator, PRODUCT_URL)
  const title = `Saving in two currencies ${Date.now()}`
  await page.goto('/ops/courses')
  await page.getByRole('link', { name: 'New course' }).click()
  await hydrated(page)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel('Title of the section').fill('Basics')
  await page.getByLabel('Summary').fill('Which currency to keep, and why it depends on your bills.')
  await page.getByLabel('What learners will be able to do').fill('Choose a currency')
  await saved(page)
  await expectAccessible(page)
  for (const lesson of ['Bills first', 'Fees', 'Habits']) {
    await addLesson(page, 'Article', lesson)
    await page.getByLabel('Text').fill(`What to know about **${lesson}**.`)
    await expect(page.getByRole('strong').filter({ hasText: lesson })).toBeVisible()
    await toOutline(page)
  }
  await addLesson(page, 'Quiz', 'Check')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Which currency?')
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('That of my bills')
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('The strongest')
  await page.getByText('Answer 1 is right').click()
  await page.getByLabel('Explanation').fill('Bills do not follow the exchange rate.')
  await saved(page)
  await expectAccessible(page)
  await toOutline(page)
  await page.getByRole('button', { name: 'Move Check up' }).click()
  await saved(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Everything is published.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const address = (await page.getByRole('link', { name: 'Open the published course' }).getAttribute('href')) ?? ''

  const context = await browser.newContext({ storageState: signedOut, baseURL: PRODUCT_URL })
  const learner = await context.newPage()
  await signInByHttp(learner.request, await aNewAccount(), PRODUCT_URL)
  await learner.goto(address)
  await hydrated(learner)
  await learner.getByRole('button', { name: 'Enrol for free' }).click()
  await learner.getByRole('link', { name: 'Start the first lesson' }).click()
  await expect(learner.getByText('This lesson is done.')).toBeVisible()

  await page.getByRole('link', { name: 'Bills first' }).click()
  await page.getByLabel('Text').fill('The bills decide, *not* the news.')
  await saved(page)
  await toOutline(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Version 2 (live)')).toBeVisible()
  await learner.reload()
  await expect(learner.getByText('The bills decide')).toBeVisible()
  await expect(learner.getByText('This lesson is done.')).toBeVisible()
  await learner.goto(address)
  await expect(learner.getByText('1 of 4 lessons')).toBeVisible()
  await context.close()
})

test('a video lesson seeks by range, shows captions, and can be read instead', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  const slug = 'working-asynchronously'
  const { sections } = (await (await page.request.get(`/talent/api/courses/${slug}`, asPage)).json()) as Course
  const lesson = sections.flatMap((one) => one.lessons).find(({ kind }) => kind === 'video')
  if (!lesson) throw new Error('the demo world has no video lesson')
  await page.goto(`/courses/${slug}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await expect(page.getByRole('link', { name: 'Start the first lesson' })).toBeVisible()
  await page.goto(`/courses/${slug}?lesson=${lesson.id}`)
  await hydrated(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const video = page.locator('video')
  const range = page.waitForResponse((answer) => answer.url().includes('/media/') && answer.status() === 206)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
  })
  await page.getByRole('button', { name: /All three share only/ }).click()
  await range
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(23)
  const shownCaption = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const shown = [...element.textTracks].find(({ mode }) => mode === 'showing')
      const [cue] = [...(shown?.activeCues ?? [])] as VTTCue[]
      return cue?.text ?? ''
    })
  await expect.poll(shownCaption).toContain('All three share only')
  await page.getByRole('button', { name: /São Paulo is three hours behind/ }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(22)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok())
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  await kept
  const position = page.getByRole('slider', { name: 'Position' })
  await position.fill('3')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(3)
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await page.getByLabel('Search the transcript').fill('lisbon keeps')
  await expect(page.getByText('1 line found')).toBeVisible()

  await page.getByText('to read').click()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Keep it free for what needs a conversation')).toBeVisible()
  await expect(video).toHaveCount(0)
})

test('a course saved on the device opens offline, and what was read there is sent on return', async ({
  page,
  context,
  browser,
}) => {
  const account = await aNewAccount()
  await signInByHttp(page.request, account, PRODUCT_URL)
  await page.goto(`/courses/${SLUG}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByRole('button', { name: 'Save for offline reading' }).click()
  await expect(page.getByText(/lessons are saved on this device \(/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete from this device' })).toBeFocused()
  await expectAccessible(page)

  await context.setOffline(true)
  await page.goto(`/courses/${SLUG}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Start the first lesson' }).click()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Mark as done' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('You are offline. Your progress is kept on this device and sent later.')).toBeVisible()
  await expect(page.getByText('This lesson is done.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('This lesson is done.')).toBeVisible()
  await page.getByRole('link', { name: 'Courses', exact: true }).last().click()
  await expect(page.getByRole('list', { name: 'Saved on this device' })).toContainText(course.title)

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok())
  await context.setOffline(false)
  await sent
  const second = await browser.newContext({ storageState: signedOut, baseURL: PRODUCT_URL })
  await signInByHttp(second.request, account, PRODUCT_URL)
  const { enrolment } = (await (await second.request.get(`/talent/api/courses/${SLUG}`, asPage)).json()) as Course
  expect(enrolment?.doneLessons).toBe(1)
  await second.close()

  await page.goto(`/courses/${SLUG}`)
  await hydrated(page)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/courses/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

/** Bytes over the network from now on, as compressed. */
async function countBytes(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const scriptIds = new Set<string>()
  const bytes = { scripts: 0, others: 0 }
  const pending = new Set<string>()
  client.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId))
  client.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scriptIds.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[scriptIds.has(requestId) ? 'scripts' : 'others'] += encodedDataLength
    pending.delete(requestId)
  })
  return Object.assign(bytes, { settled: () => expect.poll(() => pending.size, 'requests under way').toBe(0) })
}

test('a lesson opened from its course loads less than 200 KB in all', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto(`/courses/${SLUG}`, { waitUntil: 'networkidle' })
  await hydrated(page)
  // What visible links preload counts from here on: the first lesson is one of them once somebody is enrolled.
  const fromCourse = await countBytes(page)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByRole('link', { name: 'Start the first lesson' }).click()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await fromCourse.settled()
  expect(fromCourse.others).toBeGreaterThan(0)
  expect(fromCourse.others + fromCourse.scripts).toBeLessThan(200_000)
  test.info().annotations.push({ type: 'from its course', description: JSON.stringify(fromCourse) })
})

test.describe('the text pages of a course', () => {
  test.use({ javaScriptEnabled: false })

  test('load less than 100 KB on a first visit, and a quiz is passed and a lesson finished without scripts', async ({
    page,
  }) => {
    await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
    const { sections } = (await (await page.request.get(`/talent/api/courses/${SLUG}`, asPage)).json()) as Course
    const outline = sections.flatMap((one) => one.lessons)
    const cold = await countBytes(page)
    await page.goto(`/courses/${SLUG}/text?lesson=${outline[0]?.id}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    expect(cold.scripts).toBe(0)
    expect(cold.others).toBeGreaterThan(0)
    // The link to this page promises less than 100 KB.
    expect(cold.others).toBeLessThan(100_000)
    test.info().annotations.push({ type: 'first visit', description: JSON.stringify(cold) })

    await expect(page.getByText('Read 90% of the text')).toBeVisible()
    await page.getByRole('button', { name: 'Enrol for free' }).click()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText('This lesson is done.')).toBeVisible()
    await page.goto(`/courses/${SLUG}/text?lesson=${outline[quizAt]?.id}`)
    for (const { prompt, options, right } of quiz.questions) {
      const field = page.getByRole('group', { name: prompt })
      for (const one of right) await field.getByLabel(options[one] ?? '', { exact: true }).check()
    }
    await page.getByRole('button', { name: 'Check answers' }).click()
    await expect(page.getByText('Passed: 100% right.')).toBeVisible()
    await page.getByRole('link', { name: course.title }).click()
    await expect(page.getByText(`${Math.floor((2 / lessons.length) * 100)}% done`)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
