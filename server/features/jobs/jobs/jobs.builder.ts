import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { TestApp } from '#server/test-app.ts'
import { type JobFields, jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Company } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { changeOwnStatus, decideOnJob } from './job-status.service.ts'
import { createDraft } from './jobs.service.ts'
import { jobs } from './jobs.tables.ts'

type NamedFields = Partial<z.input<typeof jobFields>>

/** A job that can be published as it is; tests override what they care about. */
export const aCompleteJob = (named: NamedFields = {}): JobFields =>
  jobFields.parse({
    title: 'Backend engineer',
    description: `<p>${'You build the part of our product that nobody sees and everybody waits for. '.repeat(4)}</p>`,
    skills: [{ skillId: 'postgresql', isRequired: true, minLevel: 3 }],
    languages: [{ language: 'en', level: 'B2' }],
    eligibility: { mode: 'worldwide' },
    pay: {
      min: { amount: 60_000_00, currency: 'EUR' },
      max: { amount: 80_000_00, currency: 'EUR' },
      period: 'year',
    },
    stages: [
      { name: 'A first talk', kind: 'interview' },
      { name: 'A day together', kind: 'task' },
    ],
    ...named,
  })

export type Employer = { owner: BuiltPerson; company: Company }

const operator = { id: newId(), roles: ['operator' as const] }

export async function aDraft(test: TestApp, named: NamedFields = {}, employer?: Employer) {
  const { owner, company } = employer ?? (await aVerifiedCompany(test))
  const viewer = { id: owner.id, roles: ['company' as const] }
  const job = await createDraft(test.platform.db, { viewer, i18n: i18nFor('en') }, company.id, aCompleteJob(named))
  return { job, owner, company, viewer }
}

export async function aPublishedJob(test: TestApp, named: NamedFields = {}, employer?: Employer) {
  const draft = await aDraft(test, named, employer)
  const { db, clock } = test.platform
  const change = { event: 'submit' as const, closeReason: 'cancelled' as const }
  let job: CompanyJob = await changeOwnStatus(db, clock, draft.viewer, draft.job.id, change)
  // Jobs of trusted companies are already published.
  if (job.status === 'pending_review')
    job = await decideOnJob(db, clock, operator, job.id, { event: 'approve', updatedAt: job.updatedAt })
  return { ...draft, job }
}

/** As it is stored now. */
export async function reloadJob({ platform }: TestApp, id: Id) {
  const [row] = await platform.db.select().from(jobs).where(eq(jobs.id, id))
  if (!row) throw new Error('there is no such job')
  return row
}
