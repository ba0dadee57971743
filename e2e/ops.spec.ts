// An operator verifies a company, undoes it and verifies it again, and the owner is notified; a report is decided by keyboard;
// the audit log shows all of it.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Credentials, people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

async function signedIn({ email, password }: Credentials): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: { email, password } })
  return visitor
}

/** Without a website there is nothing to prove, so an operator has to look at it. */
async function aWaitingCompany(name: string): Promise<Credentials> {
  const founder = await aNewAccount(PRODUCT_URL, 'Femke Visser')
  const company = { name, country: 'NO', city: 'Oslo', timeZone: 'Europe/Oslo', size: '11-50', industry: 'science' }
  const answer = await (await signedIn(founder)).write('/company/api/companies', { body: company })
  expect(answer.status).toBe(201)
  return founder
}

test('an operator verifies a company and decides a report, and the log shows it', async ({ browser }) => {
  test.slow()
  const id = randomUUID().slice(0, 8)
  const [name, title] = [`Polder ${id}`, `Keeper of lights ${id}`]
  const founder = await aWaitingCompany(name)
  const job = await publishJob(title)
  const reporter = await signedIn(people.second)
  await reporter.write(`/talent/api/jobs/${job.id}/reports`, { body: { reason: 'scam', text: 'They want a deposit' } })

  const page = await pageFor(browser, people.operator)
  await page.goto('/dashboard')
  await page.waitForURL('**/ops')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wait')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: /^Companies/ })
    .click()
  await page.getByRole('link', { name }).click()
  const decision = page.getByRole('region', { name: 'Your decision' })
  await decision.getByText('Verify', { exact: true }).click()
  await expect(decision.getByText(/Yours until/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await decision.getByRole('button', { name: 'Verify' }).click()
  await decision.getByRole('button', { name: 'Undo' }).click()
  await expect(decision.getByRole('radio', { name: 'Verify' })).toBeVisible()
  await page.keyboard.press('1')
  await decision.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This case is decided')).toBeVisible({ timeout: 30_000 })

  const owner = await pageFor(browser, founder)
  await owner.goto('/company')
  await hydrated(owner)
  await owner.getByRole('button', { name: /Notifications/ }).click()
  await expect(owner.getByText(`${name} is verified. You can publish jobs now.`)).toBeVisible()

  await page.goto(`/ops/reports?case=${job.id}`)
  await hydrated(page)
  await expect(page.getByText('They want a deposit')).toBeVisible()
  await page.keyboard.press('3')
  await decision.getByRole('button', { name: 'Remove the job' }).click()
  await expect(decision.getByText('Give a reason. It is shown to the people affected.')).toBeVisible()
  // Removing it would cost the demo company the trust that other tests rely on.
  await decision.getByText('Dismiss', { exact: true }).click()
  await decision.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('This case is decided')).toBeVisible({ timeout: 30_000 })

  await page.goto('/ops/audit')
  await hydrated(page)
  const log = page.getByRole('list', { name: 'Audit log' })
  for (const action of ['Verified the company', 'Undid the decision', 'Dismissed a report about the job'])
    await expect(log.getByText(action, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
