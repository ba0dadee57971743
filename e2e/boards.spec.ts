// An operator adds a job board, and a talent finds only what is true of its postings: what they say, where they were found, and
// that nobody has confirmed them.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { pageFor } from './support/sign-in.ts'
import { boardAddress, postingAddress } from './support/stand-in-board.ts'

test.use({ storageState: signedOut })

test('an operator adds a board, and a talent finds what its postings say', async ({ browser }) => {
  test.slow()
  const run = randomUUID().slice(0, 8)
  const board = `Far Jobs ${run}`

  const page = await pageFor(browser, people.operator)
  await open(page, '/ops/feeds')
  await page.getByRole('button', { name: /Board/ }).first().click()
  await page.getByRole('option', { name: 'Another board (RSS)' }).click()
  await page.getByRole('button', { name: 'Add board' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name shown to readers').fill(board)
  await page.getByLabel('Address of the RSS feed').fill(boardAddress(run))
  await page.getByText('Assume that jobs on this board are remote', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Add board' }).click()
  await expect(page.getByText(`${board} was added and is being read.`)).toBeVisible()
  const row = page
    .getByRole('list', { name: 'Feeds' })
    .getByRole('listitem')
    .filter({ hasText: boardAddress(run) })
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('2 jobs published')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await hydrated(page)
  await row.getByText('What was left out').click()
  await expect(row.getByText(`Keeper of nobody ${run}`)).toBeVisible()
  await expect(row.getByRole('switch', { name: 'Assume that jobs on this board are remote' })).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // She lives in Kenya.
  const talent = await pageFor(browser, people.verified)
  const results = talent.getByRole('link', { name: `Lamp keeper ${run}` })
  await expect(async () => {
    await talent.goto(`/jobs?text=${encodeURIComponent(`Lamp keeper ${run}`)}`)
    await expect(results.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(talent.getByText(`posted on ${board}`).first()).toBeVisible()
  await open(talent, (await results.first().getAttribute('href')) ?? '')
  const job = talent.getByRole('article')
  await expect(job.getByText('Open to Kenya').or(job.getByText('Can hire in Kenya')).first()).toBeVisible()
  await expect(job.getByText(`Posted on ${board}, not verified by the company`)).toBeVisible()
  await expect(job.getByText('Team hours not stated').first()).toBeVisible()
  const apply = job.getByRole('link', { name: `Apply on ${board}` }).first()
  await expect(apply).toHaveAttribute('href', postingAddress(run, 'open'))
  // Nothing that the posting does not say.
  for (const invented of [
    'Mid-level',
    'Full-time',
    'Promises a reply',
    'Replies within',
    'Still hiring',
    'verified by us',
  ])
    await expect(job.getByText(invented)).toHaveCount(0)
  await expectAccessible(talent)
  await expectNoSidewaysScroll(talent)

  await open(talent, `/jobs?text=${encodeURIComponent(`Logbook keeper ${run}`)}`)
  await expect(talent.getByText('Countries not stated').first()).toBeVisible()
})
