import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readCourse } from '../server/seeds/learning/read-course.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const SLUG = 'contracts-across-borders'
const course = readCourse(join(import.meta.dirname, '../server/seeds/learning/courses', SLUG), SLUG)
const lessons = course.sections.flatMap((section) => section.lessons)
const quizAt = lessons.findIndex(({ kind }) => kind === 'quiz')
const [article, quiz] = [lessons[0], lessons[quizAt]]
if (!article || !quiz) throw new Error('the demo course has no article or no quiz')

test.use({ storageState: signedOut })

test('enrol, read a lesson, pass a quiz, and find the progress again after a reload', async ({ page }) => {
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
})
