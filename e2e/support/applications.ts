// Applications of a test's own: sent by the person so many days ago, moved by the demo company over HTTP.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import type { CompanyApplication } from '../../shared/features/applications/company-applications.contract.ts'
import type { CompanyJob } from '../../shared/features/jobs/jobs.contract.ts'
import { callAsOwner, publishJob } from './employer.ts'
import { aNewAccount } from './new-account.ts'
import { PRODUCT_URL, STATE_FOLDER } from './settings.ts'
import { signInByHttp } from './sign-in.ts'

const run = promisify(execFile)

export type Applicant = { page: Page; email: string }

export async function anApplicant(context: BrowserContext): Promise<Applicant> {
  const account = await aNewAccount()
  const page = await context.newPage()
  await signInByHttp(page.request, account, PRODUCT_URL)
  return { page, email: account.email }
}

export async function sendApplication(email: string, jobId: string, daysAgo = 0, form: object = {}): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['e2e/support/send-application.ts', email, jobId, String(daysAgo), JSON.stringify(form)],
    { env: { ...process.env, DATA_DIR: `${STATE_FOLDER}/data` } },
  )
  return stdout.trim()
}

/** A job of the demo company, and what this person has sent to it. */
export async function applied(
  { email }: Applicant,
  title: string,
  daysAgo = 0,
  form: object = {},
): Promise<{ job: CompanyJob; id: string }> {
  const job = await publishJob(title)
  return { job, id: await sendApplication(email, job.id, daysAgo, form) }
}

export const look = (id: string) => callAsOwner<CompanyApplication>('POST', `/company/api/applications/${id}/look`)

/** To the stage of this name. */
export async function moveTo(id: string, name: string): Promise<void> {
  const { stages } = await callAsOwner<CompanyApplication>('GET', `/company/api/applications/${id}`)
  const stage = stages.find((one) => one.name === name)
  await callAsOwner('POST', `/company/api/applications/${id}/stage`, { stageId: stage?.id })
}

/** A refusal waits for the person's day to begin: for somebody who lives here, it is noon. */
export function whereItIsNoon(): object {
  const offset = 12 - new Date().getUTCHours()
  // The signs of these names are the wrong way round, as POSIX has them.
  const timeZone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  const place = { country: 'KE', city: 'Nairobi', timeZone, workCountries: ['KE'] }
  return { profile: { place, hours: null, payFloor: null, work: null, resume: null } }
}

/** Told at once. */
export const refuse = (id: string, feedback: string) =>
  callAsOwner('POST', `/company/api/applications/${id}/reject`, { reason: 'experience', feedback, afterHours: 0 })
