// Joining Elite with three actors: the applicant, endorsers without an account, and an operator. One endorser declines and is
// replaced; a reviewer asks a question. Every way a link can end has a plain page of its own.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import type { ShownCase } from '../shared/features/base/operations/operations.contract.ts'
import type { EliteStanding } from '../shared/features/elite/elite/elite.contract.ts'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { mailTo } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/page-checks.ts'
import { type Credentials, people, signedOut } from './support/people.ts'
import { PRODUCT_URL, STATE_FOLDER } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const run = promisify(execFile)
const shortcut = (...words: string[]) =>
  run(process.execPath, ['e2e/support/elite-shortcuts.ts', ...words], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })

const NAME = 'Wanjiru Kamau'
const SKILL = 'rest-apis'
const forms = {
  'join-elite': {
    headline: 'Payments engineer for cross-border payouts',
    motivation: 'I build payout systems that people can rely on. '.repeat(3),
    track: 'engineering',
    years: 9,
    english: 'c1',
    works: [{ title: 'Payout ledger', role: 'Lead', problem: 'Payouts failed.', outcome: 'None since.', url: '' }],
  },
  'work-preference': { weeklyHours: 30, engagement: ['hourly'], rate: 60, currency: 'USD', startFrom: '2030-12-01' },
  'skill-assessments': { skills: [SKILL] },
  'contract-compliance': {
    legalForm: 'individual',
    legalName: NAME,
    taxResidence: 'KE',
    taxId: 'A012345678Z',
    address: 'Ngong Road 12, Nairobi',
    payoutCountry: 'KE',
  },
}
const ENDORSEMENT =
  'She rebuilt our payout ledger without a single lost payment and explained every step of it to the team.'

async function signedIn({ email, password }: Credentials): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: { email, password } })
  return visitor
}

async function send<T>(visitor: HttpVisitor, method: string, path: string, body?: object): Promise<T> {
  const answer = await visitor.write(path, { method, body, headers: { 'Idempotency-Key': randomUUID() } })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const elite = (visitor: HttpVisitor, method: string, rest: string, body?: object) =>
  send<EliteStanding>(visitor, method, `/talent/api/elite${rest}`, body)

/** Everything but the first form and the signature, which are done in the browser. */
async function prepare(visitor: HttpVisitor, endorsers: readonly string[]): Promise<void> {
  await elite(visitor, 'POST', '/application')
  for (const [at, email] of endorsers.entries())
    await elite(visitor, 'POST', '/endorsers', {
      name: ['Lerato Dube', 'Daniel Mwangi'][at],
      email,
      relation: at === 0 ? 'manager' : 'peer',
      company: 'Mizani Data',
      timeZone: 'Africa/Johannesburg',
    })
  for (const [kind, data] of Object.entries(forms)) {
    await elite(visitor, 'PUT', `/forms/${kind}`, { ...data, revision: 0 })
    if (kind !== 'join-elite') await elite(visitor, 'POST', `/forms/${kind}/submit`, { revision: 1 })
  }
}

const linkFor = async (email: string): Promise<string> => {
  const { text } = await mailTo(email, /endorsement/)
  return /https?:\S+\/endorsements\/request\/\S+/.exec(text)?.[0] ?? ''
}

/** An endorser has no account. */
async function answering(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: signedOut })).newPage()
  await open(page, link)
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until it has been carried out: the next step is another version of the case. */
async function decide(operator: HttpVisitor, id: string, choice: string): Promise<void> {
  const path = `/ops/api/queues/elite/cases/${id}`
  const versionNow = async () => ((await (await operator.call(path)).json()) as ShownCase).case?.version
  const version = await versionNow()
  await send(operator, 'PUT', `${path}/decision`, { version, choice })
  await shortcut('carry-out')
  await expect.poll(versionNow).not.toBe(version)
}

test('from the first form to an approved membership', async ({ browser }) => {
  test.slow()
  const [lerato, daniel, noa] = ['lerato', 'daniel', 'noa'].map((one) => `${one}-${randomUUID()}@work.example`) as [
    string,
    string,
    string,
  ]
  const account = await aNewAccount(PRODUCT_URL, NAME)
  const member = await pageFor(browser, account)
  await open(member, '/elite/onboarding')
  await member.getByRole('button', { name: 'Start your application' }).click()
  await expect(heading(member)).toHaveText('Join Elite')
  await expect(member).toHaveURL(/join-elite/)
  const visitor = await signedIn(account)
  await prepare(visitor, [lerato, daniel])
  await shortcut('prove', account.email, SKILL)

  await open(member, '/elite/onboarding/forms/join-elite')
  await expect(member.getByLabel('Headline')).toHaveValue(forms['join-elite'].headline)
  await member.getByRole('button', { name: 'Submit this form' }).click()
  await expect(heading(member)).toContainText('One thing left')
  await expectAccessible(member)
  await member.getByRole('link', { name: 'Read and sign' }).click()
  await member.getByLabel('Type your full legal name').fill(NAME)
  await member.getByRole('button', { name: 'Sign the agreement' }).click()
  await expect(member.getByText('Signed', { exact: true })).toBeVisible()
  await open(member, '/elite/onboarding/pending-actions')
  await member.getByRole('button', { name: 'Send application' }).click()
  await expect(heading(member)).toHaveText('What happens now')
  // What was sent can be read, not changed.
  await open(member, '/elite/onboarding/forms/join-elite')
  await expect(member.getByText('This form has been sent')).toBeVisible()
  await expect(member.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(member)

  const peer = await answering(browser, await linkFor(daniel))
  await peer.getByText('I would rather not', { exact: true }).click()
  await peer.getByText('I have no time').click()
  await peer.getByRole('button', { name: 'Decline the request' }).click()
  await expect(heading(peer)).toHaveText('You declined this request')

  await open(member, '/elite/onboarding/pending-actions')
  await member.getByRole('link', { name: 'Change endorser' }).first().click()
  await member.getByLabel('Name', { exact: true }).fill('Noa Levi')
  await member.getByLabel('Work email').fill(noa)
  await member.getByRole('button', { name: /They were your/ }).click()
  await member.getByRole('option', { name: 'Client' }).click()
  await member.getByLabel('Where did you work together?').fill('Sierra Pay')
  await member.getByRole('button', { name: 'Ask this person instead' }).click()
  await expect(heading(member)).toHaveText('Nothing left to do')
  await peer.reload()
  await expect(heading(peer)).toHaveText('This request is no longer needed')

  const manager = await answering(browser, await linkFor(lerato))
  await expect(heading(manager)).toHaveText(`${NAME} is asking you for an endorsement`)
  await expectAccessible(manager)
  await manager.getByText(/^I know/).click()
  for (const name of ['Craft', 'Reliability', 'Communication', 'Initiative'])
    await manager.getByRole('radiogroup', { name }).getByText('5', { exact: true }).click()
  await manager.getByLabel('What was it like to work together?').fill(ENDORSEMENT)
  await manager.getByText('Yes', { exact: true }).click()
  await manager.getByRole('button', { name: 'Send endorsement' }).click()
  await expect(heading(manager)).toHaveText('Thank you for your endorsement')
  // A used link shows what was written, and takes no second answer.
  await manager.reload()
  await expect(manager.getByText(ENDORSEMENT)).toBeVisible()
  await expect(manager.getByRole('button', { name: 'Send endorsement' })).toHaveCount(0)

  const link = await linkFor(noa)
  await shortcut('wait', noa, '22')
  const client = await answering(browser, link)
  await expect(heading(client)).toHaveText('This link has expired')
  await shortcut('wait', noa, '-22')
  const ratings = { craft: 5, reliability: 4, communication: 5, initiative: 4 }
  const token = link.split('/').at(-1)
  const endorsement = { token, isConfirmed: true, ...ratings, text: ENDORSEMENT, again: 'yes' }
  await send(new HttpVisitor(PRODUCT_URL), 'POST', '/shared/api/endorsements', endorsement)

  const id = (await elite(visitor, 'GET', '')).application?.id ?? ''
  const operator = await pageFor(browser, people.operator)
  await open(operator, `/ops/elite?case=${id}`)
  const decision = operator.getByRole('region', { name: 'Your decision' })
  await decision.getByText('Ask a question', { exact: true }).click()
  await decision.getByLabel('Reason').fill('Which payout incident did you lead?')
  await decision.getByRole('button', { name: 'Ask a question' }).click()
  await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible()
  await shortcut('carry-out')
  await expect
    .poll(async () => (await elite(visitor, 'GET', '')).actions.map(({ kind }) => kind))
    .toContain('question_request')
  await open(member, '/elite/onboarding/pending-actions')
  await member.getByRole('link', { name: 'Write an answer' }).click()
  await member.getByLabel('Your answer').fill('The outage in March.')
  await expectNoSidewaysScroll(member)
  await member.getByRole('button', { name: 'Send answer' }).click()
  await expect(member.getByText('The outage in March.')).toBeVisible()

  const reviewer = await signedIn(people.operator)
  for (const choice of ['pass', 'pass', 'pass', 'pass']) await decide(reviewer, id, choice)
  await expect.poll(async () => (await elite(visitor, 'GET', '')).application?.status).toBe('compliance')
  await open(operator, `/ops/elite?case=${id}`)
  await decision.getByText('Approve', { exact: true }).click()
  await expectAccessible(operator)
  await decision.getByRole('button', { name: 'Approve' }).click()
  await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible()
  await shortcut('carry-out')
  await expect(operator.getByText('This case is decided')).toBeVisible({ timeout: 30_000 })

  await open(member, '/elite/onboarding/completed')
  await hydrated(member)
  await expect(heading(member)).toHaveText('You are in')
  await expectAccessible(member)
  await expectNoSidewaysScroll(member)
})
