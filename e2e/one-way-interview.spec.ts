// A one-way interview with Chromium's fake camera: one answer recorded, one written, after a break and a reload.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { AssessmentReview } from '../shared/features/skills/assessments/company-assessments.contract.ts'
import { anInvitation } from './support/assessment.ts'
import { callAsOwner } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { expectAccessible, hydrated } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const spoken = (text: string) => ({ kind: 'spoken', text, points: 5, thinkSeconds: 120, answerSeconds: 60, takes: 2 })

test('one answer recorded and one written, with a break in between', async ({ browser }) => {
  const title = `Conversation ${randomUUID().slice(0, 8)}`
  const questions = [spoken('What have you made?'), spoken('What would you change?')]
  const { account, path, id } = await anInvitation(title, questions)
  const page = await pageFor(browser, account)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(path)
  await expect(page).toHaveURL(/\/start-interview$/)
  await hydrated(page)
  await button('Start interview').click()
  await expect(page.getByText('What have you made?')).toHaveCount(0)
  await button('Open question').click()
  await expect(page.getByRole('heading', { name: 'What have you made?' })).toBeFocused()
  await expectAccessible(page)
  await button('Use camera and microphone').click()
  await button('Start recording').click()
  await expect(page.getByRole('timer').filter({ hasText: /0:0[4-9], / })).toBeVisible()
  await button('Stop').click()
  await button('Use this take').click()
  await expect(page.getByText('Selected')).toBeVisible()
  await button('Next question').click()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Question 2 of 2')).toBeVisible()
  await button('Open question').click()
  await button('Write instead').click()
  await page.getByLabel('Your answer').fill('I would begin with the tests.')
  await button('Review and submit').click()
  await expect(page.getByRole('heading', { name: 'You have answered every question' })).toBeFocused()
  await button('Submit').click()
  await expect(page).toHaveURL(/\/result$/)
  const { answers } = await callAsOwner<AssessmentReview>('GET', `/company/api/assessments/${id}`)
  expect(answers.map(({ value, spoken: said }) => said?.recording?.kind ?? value)).toEqual([
    'video',
    'I would begin with the tests.',
  ])
  await page.context().close()
})
