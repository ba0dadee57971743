// The complete hiring flow without seed data: a company signs up, an operator verifies it, a job is written, a talent finds it and
// applies, and two members decide on two screens. What happens on one side is a notification on the other.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { heading, next } from './support/apply-steps.ts'
import { fillCompanyForm } from './support/company-form.ts'
import { test } from './support/focus-test.ts'
import { mailTo } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { open } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const text = [
  'You turn live timetables from 140 operators into one open feed that city apps rely on every day.',
  'You are a native English speaker who enjoys messy data, writes decisions down and asks before guessing.',
  'You agree on every change of the feed with the people who read it.',
].join('\n\n')

const resume = { name: 'akinyi.txt', mimeType: 'text/plain', buffer: Buffer.from('Nine years of live timetables.') }

async function expectNotification(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** `latest` is one that came later, so the list is complete once it is there. */
async function expectNoNotification(page: Page, words: RegExp, latest: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const list = page.getByRole('dialog')
  await expect(list.getByText(latest).first()).toBeVisible()
  await expect(list.getByText(words)).toHaveCount(0)
  await page.keyboard.press('Escape')
}

/** As an operator: opens the case and decides it. */
async function decide(page: Page, path: string, name: string, decision: string): Promise<void> {
  await open(page, path)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('region', { name: 'Your decision' })
  await panel.getByText(decision, { exact: true }).click()
  await panel.getByRole('button', { name: decision }).click()
  await expect(page.getByText('This case is decided')).toBeVisible()
}

test('from a company without an account to a hire', async ({ browser }) => {
  test.slow()
  const id = randomUUID().slice(0, 8)
  const [company, title] = [`Polder ${id}`, `Timetable engineer ${id}`]
  const founder = await pageFor(browser, await aNewAccount(PRODUCT_URL, 'Femke Visser'))
  const operator = await pageFor(browser, people.operator)
  const navigation = founder.getByRole('navigation', { name: 'Main' })

  await test.step('the company signs up and an operator verifies it', async () => {
    await open(founder, '/company/new')
    await fillCompanyForm(founder, company)
    await founder.getByRole('button', { name: 'Register company' }).click()
    await founder.waitForURL('**/company/verification')
    await decide(operator, '/ops/companies', company, 'Verify')
    await expectNotification(founder, /is verified. You can publish jobs now/)
  })

  const colleague = await aNewAccount(PRODUCT_URL, 'Joost Bakker')
  const recruiter = await pageFor(browser, colleague)
  await test.step('a colleague joins', async () => {
    await open(founder, '/company/team')
    await founder.getByRole('textbox', { name: 'Email address' }).fill(colleague.email)
    await founder.getByRole('button', { name: 'Send invitation' }).click()
    const mail = await mailTo(colleague.email, /invites you/)
    const link = new URL(/https?:\S+token=\S+/.exec(mail.text)?.[0] ?? '')
    await open(recruiter, link.pathname + link.search)
    await recruiter.getByRole('button', { name: 'Accept invitation' }).click()
    await recruiter.waitForURL('**/company')
  })

  await test.step('the job is written with the linter’s help and published', async () => {
    await navigation.getByRole('link', { name: 'Jobs' }).click()
    await founder.getByRole('button', { name: 'New job' }).click()
    await founder.getByRole('dialog').getByLabel('Job title').fill(title)
    await founder.getByRole('dialog').getByRole('button', { name: 'Start writing' }).click()
    await founder.waitForURL('**/edit')
    await founder.getByLabel('What the person will do').fill(text)
    await founder.getByRole('button', { name: 'Change to “fluent English speaker”' }).click()
    await founder.getByRole('radio', { name: 'Anywhere', exact: true }).check({ force: true })
    await founder.getByRole('combobox', { name: 'Skills' }).pressSequentially('postgresql')
    await founder.getByRole('option', { name: 'PostgreSQL' }).click()
    await expect(founder.getByRole('status').getByText('Saved', { exact: false })).toBeVisible()
    await founder.getByRole('button', { name: 'Publish job' }).click()
    await founder.waitForURL(/company\/jobs\/[\w-]+$/)
    await decide(operator, '/ops/jobs', title, 'Approve')
    await expectNotification(founder, new RegExp(title))
  })

  const talent = await pageFor(browser, await aNewAccount(PRODUCT_URL, 'Akinyi Otieno'))
  await test.step('a talent finds it and applies', async () => {
    await open(talent, `/jobs?text=${encodeURIComponent(title)}`)
    await talent.getByRole('link', { name: title }).first().click()
    await talent.getByRole('link', { name: 'Apply for this job' }).first().click()
    await talent.getByRole('button', { name: 'Start' }).click()
    await heading(talent, 'About you')
    await next(talent)
    await heading(talent, 'Your résumé')
    await talent.locator('input[type=file]').setInputFiles(resume)
    await expect(talent.getByRole('status').filter({ hasText: resume.name })).toBeVisible()
    await next(talent)
    await heading(talent, 'Introduce yourself')
    await next(talent)
    await heading(talent, 'Review and send')
    await talent.getByRole('checkbox', { name: /may read and store/ }).press('Space')
    await talent.getByRole('button', { name: 'Send application' }).click()
    await expect(talent).toHaveURL(/\/applications\/[\w-]+\?sent=1$/)
    await expectNotification(founder, /Akinyi Otieno/)
    await expectNotification(recruiter, /Akinyi Otieno/)
  })

  await test.step('two members decide on two screens', async () => {
    const board = `${new URL(founder.url()).pathname}/applicants`
    await open(founder, board)
    await open(recruiter, board)
    const card = (page: Page, stage: string) =>
      page.getByRole('region', { name: new RegExp(`^${stage}`) }).getByRole('link', { name: 'Akinyi Otieno' })

    await card(founder, 'New').click()
    await expect(founder.getByRole('heading', { level: 1, name: 'Akinyi Otieno' })).toBeVisible()
    await expectNotification(talent, /has read your application/)
    await open(founder, board)

    await card(recruiter, 'New').focus()
    await recruiter.keyboard.press('r')
    const dialog = recruiter.getByRole('dialog', { name: 'Reject Akinyi Otieno?' })
    await dialog.getByRole('button', { name: /Reason/ }).click()
    await recruiter.getByRole('option').first().click()
    await dialog.getByText('We are not giving feedback').click()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await recruiter.getByRole('button', { name: 'Undo' }).click()
    await expect(recruiter.getByText('Akinyi Otieno’s rejection is cancelled')).toBeVisible()

    await card(founder, 'New').focus()
    await founder.keyboard.press('m')
    await founder.getByRole('dialog').getByRole('button', { name: 'Interview', exact: true }).click()
    await expect(card(recruiter, 'Interview'), 'the other screen follows without a reload').toBeVisible()
    await expectNotification(talent, /would like to interview you/)

    await card(recruiter, 'Interview').click()
    await recruiter.getByRole('button', { name: 'Move to' }).click()
    await recruiter.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
    await expectNotification(talent, /made you an offer/)
    await recruiter.getByRole('button', { name: 'Mark as hired' }).click()
    await recruiter.getByRole('alertdialog').getByRole('button', { name: 'Mark as hired' }).click()
    await expect(recruiter.getByText('Akinyi Otieno is hired')).toBeVisible()
    await expectNotification(talent, /hired you/)
    await expectNoNotification(talent, /has decided on your application/, /hired you/)
    await expect(card(founder, 'Interview')).toHaveCount(0)
  })
})
