// What a talent can know before they start: what is asked for, how long it takes, what prevents them from applying.

import { findResponsiveness } from '#server/features/hiring/applications/promise/responsiveness.service.ts'
import type { ViewedJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ApplyCost, ApplyOverview } from '#shared/features/hiring/apply/apply.contract.ts'
import { minutesToApply } from '#shared/features/hiring/apply/apply-cost.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findForm, formForPerson } from '../forms/apply-forms.service.ts'
import { findTestsOf } from './draft-tests.service.ts'
import { countFinished, selectOpenDraft } from './drafts.queries.ts'
import { findFit, findStanding, viewReadableJob } from './standing.service.ts'

/** Below this the rate means nothing. */
const MIN_ENDED = 20

export async function showApplyPreview(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer | null,
  jobId: Id,
): Promise<ApplyOverview> {
  const viewed = await viewReadableJob(db, viewer, jobId)
  const now = clock.now()
  const [found, tests, experience, own] = await together(
    db,
    () => findForm(db, viewed.job),
    () => findTestsOf(db, jobId),
    () => experienceWith(db, viewed, now),
    async () => viewer && ownSide(db, viewer.id, viewed, now),
  )
  const form = formForPerson(found)
  return { jobId, form, tests, cost: { minutes: minutesToApply(form, tests), ...experience }, own }
}

async function experienceWith(db: Db, { job, company }: ViewedJob, now: Date): Promise<Omit<ApplyCost, 'minutes'>> {
  const [{ ended, sent }, replies] = await together(
    db,
    () => countFinished(db, company.id),
    () => findResponsiveness(db, company.id, now),
  )
  return {
    finishedPercent: ended < MIN_ENDED ? null : Math.round((sent / ended) * 100),
    replyDays: job.replyDays,
    medianReplyDays: replies && Math.round((replies.medianReplyHours / 24) * 10) / 10,
    answeredInTimePercent: replies && replies.answeredInTimePercent,
  }
}

async function ownSide(db: Db, personId: Id, viewed: ViewedJob, now: Date): Promise<NonNullable<ApplyOverview['own']>> {
  const [{ obstacle, until, leftToday, live, applicationId }, draft, fit] = await together(
    db,
    () => findStanding(db, personId, viewed, now),
    () => selectOpenDraft(db, personId, viewed.job.id),
    () => findFit(db, personId, viewed.job.id, now),
  )
  return {
    obstacle,
    obstacleUntil: until?.toISOString() ?? null,
    leftToday,
    live,
    draftId: draft?.id ?? null,
    applicationId,
    verdict: fit?.verdict ?? null,
  }
}
