// A test's own applications: sent by a new person, moved by the demo company over HTTP.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import type { CompanyApplication } from '../../shared/features/hiring/applications/company-applications.contract.ts'
import type { Draft, DraftFields } from '../../shared/features/hiring/apply/apply.contract.ts'
import type { CompanyJob } from '../../shared/features/jobs/jobs/jobs.contract.ts'
import { callAsOwner, publishJob } from './employer.ts'
import { signInByHttp } from './http-sign-in.ts'
import { HttpVisitor } from './http-visitor.ts'
import { aNewAccount } from './new-account.ts'
import { PRODUCT_URL, STATE_FOLDER } from './settings.ts'

const run = promisify(execFile)

export type Applicant = { page: Page; email: string; visitor: HttpVisitor; url: string }

export async function anApplicant(context: BrowserContext, url = PRODUCT_URL): Promise<Applicant> {
  const account = await aNewAccount(url)
  const visitor = new HttpVisitor(url)
  await visitor.write('/login', { body: account })
  const page = await context.newPage()
  await signInByHttp(page.request, account, url)
  return { page, email: account.email, visitor, url }
}

async function write<T>(visitor: HttpVisitor, method: string, path: string, body: object): Promise<T> {
  const answer = await visitor.write(path, { method, body, headers: { 'Idempotency-Key': randomUUID() } })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A new job of the demo company, and this person's application for it. */
export async function applied(
  { visitor, url }: Applicant,
  title: string,
  fields: Partial<DraftFields> = {},
): Promise<{ job: CompanyJob; id: string }> {
  const job = await publishJob(title, url)
  const { id: draftId, revision } = await write<Draft>(visitor, 'POST', `/talent/api/jobs/${job.id}/draft`, {})
  const path = `/talent/api/application-drafts/${draftId}`
  const filled = { revision, resumeText: 'Ten years of keeping things.', allowsProcessing: true, ...fields }
  const written = await write<Draft>(visitor, 'PATCH', path, filled)
  const submit = { revision: written.revision }
  const { applicationId } = await write<{ applicationId: string }>(visitor, 'POST', `${path}/submit`, submit)
  return { job, id: applicationId }
}

/** An application sent days ago, with everything that has happened automatically since. */
export async function sendLongAgo(email: string, job: CompanyJob, daysAgo: number): Promise<string> {
  const { stdout } = await run(process.execPath, ['e2e/support/send-application.ts', email, job.id, String(daysAgo)], {
    env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` },
  })
  return stdout.trim()
}

/** A rejection waits for the person's working hours: for somebody who lives here, it is noon on a working day. */
export async function liveWhereItIsNoon({ visitor }: Applicant): Promise<void> {
  const now = new Date()
  const offset = 12 - now.getUTCHours()
  // Only Sunday is a day off in Uganda, only Friday in Iran.
  const country = now.getUTCDay() === 0 ? 'IR' : 'UG'
  // The signs of these POSIX-style names are inverted.
  const timeZone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  await write(visitor, 'PATCH', '/shared/api/settings/basics', { country, timeZone })
}

export const look = (id: string) => callAsOwner<CompanyApplication>('POST', `/company/api/applications/${id}/look`)

/** Moves it to the stage with this name. */
export async function moveTo(id: string, name: string): Promise<void> {
  const { stages } = await callAsOwner<CompanyApplication>('GET', `/company/api/applications/${id}`)
  const stage = stages.find((one) => one.name === name)
  await callAsOwner('POST', `/company/api/applications/${id}/stage`, { stageId: stage?.id })
}

/** Without the company's own delay. */
export const reject = (id: string, feedback: string) =>
  callAsOwner('POST', `/company/api/applications/${id}/reject`, { reason: 'experience', feedback, afterHours: 0 })

export const reopen = (id: string) => callAsOwner<CompanyApplication>('POST', `/company/api/applications/${id}/reopen`)
