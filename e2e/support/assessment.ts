// A test of the demo company that a new person is invited to, over HTTP; and the time that passes while it is taken.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import type { CompanyTest } from '../../shared/features/hiring/screeners/company-screeners.contract.ts'
import type { CompanyAssessment } from '../../shared/features/skills/assessments/company-assessments.contract.ts'
import { callAsOwner } from './employer.ts'
import { aNewAccount } from './new-account.ts'
import type { Credentials } from './people.ts'
import { STATE_FOLDER } from './settings.ts'
import { pageFor } from './sign-in.ts'

const run = promisify(execFile)

const choice = (text: string, right: string, wrong: string) => ({
  kind: 'single',
  text,
  options: [{ text: right, isRight: true }, { text: wrong }],
})

const rivers = [
  choice('Which one is a river?', 'The Tana', 'The Mara hills'),
  choice('Which one is a lake?', 'Turkana', 'Kisumu'),
  { kind: 'short_text', text: 'The capital of Kenya?', accepted: ['Nairobi'] },
]

export async function anInvitation(title = `Rivers ${randomUUID().slice(0, 8)}`, questions: object[] = rivers) {
  const account = await aNewAccount()
  const [company] = await callAsOwner<{ id: string }[]>('GET', '/company/api/companies')
  const test = await callAsOwner<CompanyTest>('POST', '/company/api/screeners', {
    companyId: company?.id,
    title,
    intro: '',
    minutes: 20,
    passPercent: null,
    isShuffled: false,
    questions,
  })
  const sent = await callAsOwner<CompanyAssessment>('POST', '/company/api/assessments', {
    testId: test.id,
    email: account.email,
    release: 'score',
  })
  return { account, path: `/assessments/${sent.id}`, id: sent.id, title }
}

/** On a device of their own. */
export async function deviceOf(browser: Browser, account: Credentials): Promise<Page> {
  const page = await pageFor(browser, account)
  await page.clock.install()
  return page
}

/** Resolves to the attempt that the page starts next. */
export async function attemptStartedOn(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/start'))
  return ((await answer.json()) as { id: string }).id
}

/** On the page as well as on the server, which has or has not heard from the page meanwhile. */
export async function passTime(
  page: Page,
  attemptId: string,
  { seconds, isConnected = false }: { seconds: number; isConnected?: boolean },
): Promise<void> {
  const how = isConnected ? ['connected'] : []
  await run(process.execPath, ['e2e/support/pass-time.ts', attemptId, String(seconds), ...how], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })
  await page.clock.fastForward(seconds * 1_000)
}
