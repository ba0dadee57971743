// Builds applications for tests through the same service as real ones.

import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { attachAttempts } from '#server/features/hiring/screeners/screener-facts.service.ts'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { showJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { TestApp } from '#server/test-app.ts'
import type { SentAnswer, SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { readSentProfile } from './own/sent-profile.service.ts'
import { type IncomingApplication, receiveApplication } from './receiving.service.ts'

export const OWN = '/talent/api/applications'
export const OF_COMPANY = '/company/api/applications'

export const anAnswer = (named: Partial<SentAnswer> = {}): SentAnswer => ({
  questionId: newId(),
  type: 'long_text',
  label: 'What would you change first?',
  isPrivate: false,
  value: 'The way releases are made.',
  file: null,
  ...named,
})

/** A complete form; a test overrides what matters to it. */
export async function aSentForm(
  test: TestApp,
  talentId: Id,
  jobId: Id,
  named: Partial<SentForm> = {},
): Promise<SentForm> {
  const { db } = test.platform
  const person = await findPerson(db, talentId)
  return {
    formVersion: 1,
    name: person.name,
    email: person.email,
    phone: null,
    coverNote: 'I have done this before and would like to do it with you.',
    resume: null,
    resumeText: null,
    answers: [],
    intro: null,
    ...(await readSentProfile(db, talentId)),
    job: await showJob(db, { id: talentId, roles: ['talent'] }, jobId),
    consents: [],
    ...named,
  }
}

type Options = {
  talent?: BuiltPerson
  /** Defaults to a new job. */
  to?: Employer & { job: Pick<CompanyJob, 'id'> }
  fields?: Parameters<typeof aPublishedJob>[1]
  sent?: Partial<SentForm>
} & Partial<Pick<IncomingApplication, 'source' | 'sourceId' | 'knockedOut' | 'match'>>

export async function anApplication(test: TestApp, given: Options = {}) {
  const { talent: givenTalent, to, fields, sent: named, ...facts } = given
  const talent = givenTalent ?? (await aVerifiedTalent(test))
  const { job, owner, company } = to ?? (await aPublishedJob(test, fields))
  const sent = await aSentForm(test, talent.id, job.id, named)
  const received = { source: 'direct', sourceId: null, knockedOut: false, match: null, ...facts } as const
  const viewed = await viewJob(test.platform.db, null, job.id)
  const attachTests = (tx: Db, toSubjectId: Id) =>
    attachAttempts(tx, test.platform, { fromSubjectId: newId(), toSubjectId, personId: talent.id, jobId: job.id })
  const id = await transaction(test.platform.db, (tx) =>
    receiveApplication(tx, test.platform, { ...received, talentId: talent.id, viewed, sent, attachTests }),
  )
  return { id, talent, job, owner, company, sent }
}
