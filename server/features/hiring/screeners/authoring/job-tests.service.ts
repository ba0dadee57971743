// Which tests a job asks for.

import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobScreener, JobScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { MAX_MINUTES_PER_JOB } from '#shared/features/hiring/screeners/screener-limits.ts'
import { formatOf } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canWriteTests } from '../screeners.policy.ts'
import { dropTests } from '../taking/dropped-tests.service.ts'
import { byInvitation, needsInvitation } from './by-invitation.ts'
import { tooLong } from './test-writing.service.ts'
import { insertTestsOfJobs, lockTestsOf, replaceTestsOfJob, selectTests, selectTestsOfJobs } from './tests.queries.ts'

export async function showTestsOfJob(db: Db, viewer: Viewer, jobId: Id): Promise<JobScreeners> {
  await viewOwnJob(db, viewer, jobId)
  return presentTestsOf(db, jobId)
}

export async function chooseTests(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  jobId: Id,
  chosen: readonly JobScreener[],
): Promise<JobScreeners> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteTests(viewed))
  await transaction(db, async (tx) => {
    await lockTestsOf(tx, viewed.company.id)
    await ensureFits(tx, viewed.company.id, chosen)
    const before = (await selectTestsOfJobs(tx, [jobId])).map(({ requirement }) => requirement)
    await replaceTestsOfJob(tx, jobId, chosen)
    await dropTests(tx, platform, { jobId, before, chosen, by: viewer.id, now: platform.clock.now() })
  })
  return presentTestsOf(db, jobId)
}

export type ChosenTest = JobScreener & { jobId: Id }

/** Bulk insert for jobs of one company that have no tests yet, one test each. */
export async function insertJobTests(db: Db, companyId: Id, chosen: readonly ChosenTest[]): Promise<void> {
  const testIds = [...new Set(chosen.map(({ testId }) => testId))]
  const known = await selectTests(db, testIds)
  ensure(known.length === testIds.length && known.every(({ test }) => test.companyId === companyId))
  await insertTestsOfJobs(db, chosen)
}

const notOwn = /* i18n */ { id: 'screeners.unknown_test', message: 'Choose one of your company’s tests.' }
const interview = /* i18n */ {
  id: 'screeners.interview_by_invitation',
  message: 'Interviews are sent to people one by one. Choose a test.',
}
const twice = /* i18n */ { id: 'screeners.already_selected', message: 'This test is already selected.' }

async function ensureFits(tx: Db, companyId: Id, chosen: readonly JobScreener[]): Promise<void> {
  const ids = chosen.map(({ testId }) => testId)
  const known = await selectTests(tx, ids)
  for (const [place, id] of ids.entries()) {
    const isOwn = known.some(({ test }) => test.id === id && test.companyId === companyId)
    if (!isOwn) throw fieldError(['tests', place, 'testId'], notOwn)
    if (ids.indexOf(id) < place) throw fieldError(['tests', place, 'testId'], twice)
  }
  const spoken = known.find(({ content }) => formatOf(content.questions) === 'interview')
  if (spoken) throw fieldError(['tests', ids.indexOf(spoken.test.id), 'testId'], interview)
  const judged = known.find(({ content }) => needsInvitation(content))
  if (judged) throw fieldError(['tests', ids.indexOf(judged.test.id), 'testId'], byInvitation)
  const minutes = known.reduce((sum, { content }) => sum + content.minutes, 0)
  if (minutes > MAX_MINUTES_PER_JOB) throw fieldError(['tests'], tooLong)
}

async function presentTestsOf(db: Db, jobId: Id): Promise<JobScreeners> {
  const rows = await selectTestsOfJobs(db, [jobId])
  return {
    tests: rows.map(({ requirement, content }) => ({
      testId: requirement.testId,
      isRequired: requirement.isRequired,
      laterDays: requirement.laterDays,
      title: content.title,
      minutes: content.minutes,
      questionCount: content.questionCount,
    })),
  }
}

/** For a new job of the same company. */
export async function copyTests(tx: Db, fromId: Id, toId: Id): Promise<void> {
  const chosen = (await selectTestsOfJobs(tx, [fromId])).map(({ requirement }) => requirement)
  if (chosen.length > 0)
    await replaceTestsOfJob(
      tx,
      toId,
      chosen.map(({ testId, isRequired, laterDays }) => ({ testId, isRequired, laterDays })),
    )
}
