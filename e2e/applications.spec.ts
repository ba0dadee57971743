// Sent applications as a talent sees them: whose turn it is, what happened, and what they can do about it.

import { expect, type Page } from '@playwright/test'
import {
  anApplicant,
  applied,
  liveWhereItIsNoon,
  look,
  moveTo,
  reject,
  reopen,
  sendLongAgo,
} from './support/applications.ts'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'

test.use({ storageState: signedOut })

const PHONE = { width: 390, height: 844 }

/** Focuses the link and follows it with Enter, without a pointer. */
async function followByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name })
  await link.focus()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Several notices may be visible. */
const undo = (page: Page, notice: string) =>
  page.getByRole('alertdialog').filter({ hasText: notice }).getByRole('button', { name: 'Undo' }).first().click()

test('the list, its filters and the board work by keyboard', async ({ context }) => {
  test.slow()
  const stamp = Date.now()
  const person = await anApplicant(context)
  const { page } = person
  const first = await applied(person, `Ledger keeper ${stamp}`)
  await applied(person, `Bridge keeper ${stamp}`)
  await look(first.id)

  await open(page, '/applications')
  await expect(page.getByRole('heading', { level: 1, name: '2 active applications' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Applications' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(/Fjordpay owes you a reply by/)).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Applications 2/ }).first()).toBeVisible()
  await expectAccessible(page)

  await followByKeyboard(page, /^In review 1/)
  await expect(page).toHaveURL(/status=in_review/)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('link', { name: `Ledger keeper ${stamp}`, exact: true })).toBeVisible()
  await followByKeyboard(page, /^In review 1/)
  await expect(list.getByRole('listitem')).toHaveCount(2)

  const search = page.getByRole('searchbox', { name: 'Search your applications' })
  await search.fill('Bridge')
  await search.press('Enter')
  await expect(page).toHaveURL(/text=Bridge/)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await open(page, '/applications?text=nothing-like-it')
  await followByKeyboard(page, 'Clear filters')
  await expect(list.getByRole('listitem')).toHaveCount(2)

  await followByKeyboard(page, 'Board')
  await expect(page).toHaveURL(/view=board/)
  const column = (name: RegExp) => page.getByRole('region', { name })
  await expect(column(/^Applied 1/).getByRole('listitem')).toHaveCount(1)
  await expect(column(/^Review 1/).getByRole('link', { name: `Ledger keeper ${stamp}` })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await followByKeyboard(page, `Ledger keeper ${stamp}`)
  await expect(page).toHaveURL(new RegExp(`/applications/${first.id}`))
  await expect(page.getByRole('heading', { level: 1, name: `Ledger keeper ${stamp}` })).toBeVisible()
})

test('the board on a phone shows one column at a time', async ({ browser }) => {
  const person = await anApplicant(await browser.newContext({ viewport: PHONE }))
  const { page } = person
  const stamp = Date.now()
  await applied(person, `Harbour keeper ${stamp}`)
  for (const name of ['Ledger', 'Bridge']) await look((await applied(person, `${name} keeper ${stamp}`)).id)
  await open(page, '/applications?view=board')
  const columns = page.getByRole('navigation', { name: 'Pipeline stage' })
  const applications = page.getByRole('region', { name: /^Applied 1/ })
  await expect(columns.getByRole('link', { name: /^Applied 1/ })).toHaveAttribute('aria-current', 'true')
  await expect(applications).toBeInViewport()
  // A short column must not be as tall as the longest one.
  const height = async () => (await page.locator('[data-lane]').boundingBox())?.height ?? 0
  const heightOfOne = await height()
  await columns.getByRole('link', { name: /^Review 2/ }).click()
  await expect.poll(height).toBeGreaterThan(heightOfOne + 50)
  await columns.getByRole('link', { name: /^Offer 0/ }).click()
  await expect(columns.getByRole('link', { name: /^Offer 0/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: /^Offer 0/ })).toBeInViewport()
  await expect(applications).not.toBeInViewport()
  await expectNoSidewaysScroll(page)
})

test('updates from the company and a rejection with feedback appear while the page is open', async ({ context }) => {
  test.slow()
  const stamp = Date.now()
  const person = await anApplicant(context)
  const { page } = person
  await liveWhereItIsNoon(person)
  const { id } = await applied(person, `Lighthouse keeper ${stamp}`, { coverNote: 'I can stay awake.' })
  await open(page, `/applications/${id}?sent=1`)
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Fjordpay owes you a reply by/ })).toBeVisible()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('You applied')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit application' }).click()
  const words = page.getByRole('dialog', { name: 'Edit application' })
  await words.getByLabel('Cover note').fill('I can stay awake, and I like the sea.')
  await words.getByRole('button', { name: 'Save' }).click()
  await expect(words).toBeHidden()
  await expect(timeline.getByText('You edited your application')).toBeVisible()
  await page.getByText('Cover note', { exact: true }).click()
  await expect(page.getByText('I can stay awake, and I like the sea.')).toBeVisible()

  await look(id)
  await expect(timeline.getByText('Read by a person')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit application' })).toBeHidden()
  await moveTo(id, 'A first talk')
  await expect(timeline.getByText('A first talk')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^A first talk$/ })).toHaveAttribute('aria-current', 'step')

  const feedback =
    'You explained the lamp better than anybody we met. For this tower we need somebody who has kept one before.'
  await reject(id, feedback)
  await expect(page.getByRole('heading', { name: 'Fjordpay chose someone else' })).toBeVisible()
  await expect(page.getByText(feedback)).toBeVisible()
  await expect(page.getByText(/You can apply for this job again from/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toBeHidden()
  await expectNoSidewaysScroll(page)

  // Reopened: the rejection stays in the timeline.
  await reopen(id)
  await expect(timeline.getByText('Now: Reopened')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fjordpay chose someone else' })).toBeHidden()
  await expect(timeline.getByText(feedback)).toBeVisible()
  await expectAccessible(page)
})

test('withdraw with a reason, have it deleted, archive and unarchive', async ({ browser }) => {
  const stamp = Date.now()
  const person = await anApplicant(await browser.newContext({ viewport: PHONE }))
  const { page } = person
  const title = `Ferry keeper ${stamp}`
  const { id } = await applied(person, title)
  await open(page, `/applications/${id}`)
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw from Fjordpay?' })
  await expect(dialog.getByRole('button', { name: 'Keep application' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByText('The pay is too low').click()
  await dialog.getByLabel('Message to the company').fill('Thank you for your time.')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: /^You withdrew on/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Your reason: The pay is too low')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete what you sent' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete what you sent to Fjordpay?' })
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Done: You deleted what you sent')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you sent' })).toBeHidden()
  await expectNoSidewaysScroll(page)

  await open(page, '/applications?show=ended')
  await page.getByRole('button', { name: `Archive ${title}` }).click()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
  await undo(page, `Archived: ${title}`)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Archive ${title}` }).click()
  await expect(page.getByRole('link', { name: 'Archived 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Archived 1' }).click()
  await page.getByRole('button', { name: `Unarchive ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is archived' })).toBeVisible()
})

test('a missed reply date: reminder, overdue, closed with the question why', async ({ context }) => {
  const person = await anApplicant(context)
  const { page } = person
  const title = `Clock keeper ${Date.now()}`
  const job = await publishJob(title)
  // A week after the reply date it may be closed, after two weeks it closes by itself.
  const id = await sendLongAgo(person.email, job, job.replyDays + 8)

  await open(page, '/applications')
  await expect(page.getByText(/^Overdue by 8 days: Fjordpay owes you a reply$/)).toBeVisible()
  await open(page, `/applications/${id}`)
  await expect(page.getByRole('heading', { name: 'Fjordpay is 8 days overdue' })).toBeVisible()
  await expect(page.getByText('We reminded Fjordpay')).toBeVisible()
  await expect(page.getByText(/it closes automatically on/)).toBeVisible()
  await page.getByRole('button', { name: 'Close and ask why' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close it and ask Fjordpay why?' })
  await expect(question.getByRole('button', { name: 'Keep waiting' })).toBeFocused()
  await question.getByRole('button', { name: 'Close and ask why' }).click()
  await expect(page.getByRole('heading', { name: 'Fjordpay never replied' })).toBeVisible()
  await expect(page.getByText('Done: You closed it')).toBeVisible()
})

test('applications made elsewhere: add, fix a rejected field, edit, archive, delete and undo', async ({ browser }) => {
  test.slow()
  const { page } = await anApplicant(await browser.newContext({ viewport: PHONE }))
  await open(page, '/applications?show=elsewhere')
  await page.getByRole('button', { name: 'Track an application' }).click()
  const adding = page.getByRole('dialog', { name: 'Track an application' })
  await adding.getByLabel('Job title', { exact: true }).fill('Keeper of the mill')
  await adding.getByLabel('Job link').fill('the mill')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Enter the company name.')).toBeVisible()
  await expect(adding.getByLabel('Job link')).toHaveAttribute('aria-invalid', 'true')
  await expect(adding.getByLabel('Job title', { exact: true })).toHaveValue('Keeper of the mill')
  await adding.getByLabel('Company').fill('Mill & Sons')
  await adding.getByLabel('Job link').fill('https://mill.example/jobs/1')
  await adding.getByRole('button', { name: 'Add a contact' }).click()
  await adding.getByLabel('Name, person 1').fill('Ama Mensah')
  await adding.getByLabel('Notes').fill('Ask about the flood.')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByText('Ask about the flood.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tracked elsewhere 1/ })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Keeper of the mill, Mill & Sons' }).click()
  const changing = page.getByRole('dialog', { name: 'Edit application' })
  await changing.getByRole('button', { name: /Status/ }).click()
  await page.getByRole('option', { name: 'Interview' }).click()
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(changing).toBeHidden()
  const row = page.getByRole('list', { name: 'Tracked elsewhere', exact: true }).getByRole('listitem')
  await expect(row.getByText('Interview')).toBeVisible()
  await expect(row.getByText('Ama Mensah')).toBeVisible()

  await page.getByRole('button', { name: 'Archive Keeper of the mill, Mill & Sons' }).click()
  await expect(page.getByRole('heading', { name: 'Track your other applications too' })).toBeVisible()
  await page.getByText('Archived, tracked elsewhere').first().click()
  await page.getByRole('button', { name: 'Unarchive Keeper of the mill, Mill & Sons' }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Delete Keeper of the mill, Mill & Sons' }).click()
  await expect(row).toHaveCount(0)
  await undo(page, 'Deleted: Keeper of the mill')
  await expect(row.getByText('Interview')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
