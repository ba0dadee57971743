// Receives every application: from a talent's form, a guest's, or a link.

import { acceptByApplying } from '#server/features/jobs/invitations/answering.service.ts'
import type { ViewedJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { markApplied } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import { openApplicationConversation } from '#server/features/talk/chat/conversations/opening.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { type ApplicationSource, REAPPLY_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationStatus, isLive, isRejected } from '#shared/features/hiring/applications/application-status.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { completeAt } from './application-tests.service.ts'
import { applicationReceived } from './applications.events.ts'
import { updateApplication } from './applications.queries.ts'
import { publishApplicant } from './applications.realtime.ts'
import type { MatchSnapshot } from './applications.tables.ts'
import { mailReceipt, notifyTeam } from './notifying/notifying.service.ts'
import { daysAfter } from './promise/promise-dates.ts'
import { countLiveTo, countOf, insertApplication, selectEarlier } from './receiving.queries.ts'

export type IncomingApplication = {
  talentId: Id
  /** As the sender has just seen it. */
  viewed: Pick<ViewedJob, 'job' | 'company'>
  sent: SentForm
  source: ApplicationSource
  /** The invitation or tracked link it came from. */
  sourceId: Id | null
  knockedOut: boolean
  match: MatchSnapshot | null
  attachTests?(tx: Db, applicationId: Id): Promise<void>
}

const alreadyApplied = /* i18n */ {
  id: 'applications.already_applied',
  message: 'You have already applied for this job.',
}

/** Runs in the caller's transaction. Callers check limits and whether the job is open; this ensures one active application. */
export async function receiveApplication(tx: Db, platform: Platform, received: IncomingApplication): Promise<Id> {
  const { talentId, viewed, sent, source, sourceId, knockedOut, match, attachTests } = received
  const now = platform.clock.now()
  const { job, company } = viewed
  const jobId = job.id
  const dueAt = daysAfter(now, job.replyDays)
  const application = await insertApplication(tx, {
    jobId,
    companyId: company.id,
    talentId,
    source,
    sourceId,
    submittedAt: now,
    lastActivityAt: now,
    firstDueAt: dueAt,
    replyDueAt: dueAt,
    sent,
    match,
    knockedOut,
  })
  if (!application) throw tooLate(alreadyApplied)
  const conversationId = await openApplicationConversation(tx, platform, {
    applicationId: application.id,
    talentId,
    companyId: company.id,
    job: { id: jobId, title: job.title },
  })
  await attachTests?.(tx, application.id)
  const due = daysAfter(await completeAt(tx, application.id, now), job.replyDays)
  const rest = { conversationId, firstDueAt: due, replyDueAt: due }
  await updateApplication(tx, application.id, rest)
  await markApplied(tx, talentId, jobId, now)
  await acceptByApplying(tx, platform, talentId, jobId)
  const whole = { ...application, ...rest }
  await mailReceipt(tx, platform, whole)
  await notifyTeam(tx, platform, whole, 'application_received')
  await announce(tx, platform, applicationReceived, { id: application.id, talentId, jobId })
  publishApplicant(platform, tx, whole)
  return application.id
}

export type ApplyState = {
  live: Id | null
  /** The latest ended one for this job; `reapplyFrom` is set while the talent has to wait before applying again. */
  endedRecently: { id: Id; reapplyFrom: Date | null } | null
  sentToday: number
  liveCount: number
  jobLive: number
}

export async function findApplyState(db: Db, personId: Id, jobId: Id, now: Date): Promise<ApplyState> {
  const [earlier, { sent, live }, jobLive] = await together(
    db,
    () => selectEarlier(db, personId, jobId),
    () => countOf(db, personId, new Date(now.getTime() - DAY)),
    () => countLiveTo(db, jobId),
  )
  const [last] = earlier
  const isOver = last !== undefined && !isLive(last.status)
  return {
    live: earlier.find(({ status }) => isLive(status))?.id ?? null,
    endedRecently: isOver ? { id: last.id, reapplyFrom: reapplyFrom(last, now) } : null,
    sentToday: sent,
    liveCount: live,
    jobLive,
  }
}

/** After a rejection the talent has to wait; after any other end they can apply again at once. */
export function reapplyFrom(
  { status, endedAt }: { status: ApplicationStatus; endedAt: Date | null },
  now: Date,
): Date | null {
  if (!isRejected(status) || endedAt === null) return null
  const from = new Date(endedAt.getTime() + REAPPLY_DAYS * DAY)
  return from > now ? from : null
}
