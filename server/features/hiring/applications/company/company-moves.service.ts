// A company's decisions: moving between stages, hiring, rejecting with a delay, and reopening.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findEndedAmong, findStages } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { stepError } from '#server/platform/db/transition.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  MAX_FEEDBACK,
  MIN_FEEDBACK_AFTER_TALK,
  REOPEN_DAYS,
} from '#shared/features/hiring/applications/application-kinds.ts'
import {
  type ApplicationEvent,
  applicationStatusMachine,
  eventOfStage,
  isHired,
  isLive,
  isRejected,
} from '#shared/features/hiring/applications/application-status.ts'
import type {
  CompanyApplication,
  Rejection,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { canAct } from '../applications.policy.ts'
import { type ApplicationRow, selectWasIn, updateApplication } from '../applications.queries.ts'
import { publishApplicant } from '../applications.realtime.ts'
import { wordsForApplicant } from '../notifying/applicant-words.service.ts'
import { composeRejection, notifyRejection, notifySeen, notifyTalent } from '../notifying/notifying.service.ts'
import { withinWorkingHours } from '../promise/promise-dates.ts'
import { companysTurn, turnAfterStep } from '../promise/turns.service.ts'
import { moveApplication, noRejection, replied, stepErrors } from '../transitions.service.ts'
import { isReopenable, isRetained } from './company-applications.presenter.ts'
import { insertNote } from './company-applications.queries.ts'
import { actForCompany } from './company-applications.service.ts'
import { ensureStillIn } from './conflicts.service.ts'
import { markSeen } from './first-view.service.ts'

const rejectionPending = /* i18n */ {
  id: 'applications.rejection_pending',
  message: 'A rejection is waiting to be sent. Cancel it first.',
}
const otherStage = /* i18n */ {
  id: 'applications.unknown_stage',
  message: 'Choose a stage from this job’s pipeline.',
}

type Move = { stageId: Id; reason: string; fromStageId?: Id | null | undefined }

export const moveToStage = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { stageId, reason, fromStageId }: Move,
): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canAct(side))
    // A double click is not an error. For ended applications, the status machine raises its own error.
    if (application.stageId === stageId && isLive(application.status)) return
    await ensureStillIn(tx, application, fromStageId)
    const stage = (await findStages(tx, [application.jobId])).find((one) => one.id === stageId)
    if (!stage) throw fieldError(['stageId'], otherStage)
    if (application.rejectionDueAt !== null) throw fieldError(['stageId'], rejectionPending)
    const event = eventOfStage[stage.kind]
    await markSeen(tx, application, { by: viewer.id, at: now, isFollowedByMove: true })
    const moved = await moveApplication(tx, application, {
      event,
      actor: { role: 'company', id: viewer.id },
      at: now,
      reason: stage.name,
      facts: { stageId, ...(await answerBy(tx, application, event, now)) },
    })
    if (reason)
      await insertNote(tx, { applicationId: id, authorId: viewer.id, scope: 'team', text: reason, createdAt: now })
    await notifyTalent(tx, platform, moved, 'application_moved', { status: moved.status })
  })

/** Starting the review is not a reply: the promised reply date stays. */
async function answerBy(tx: Db, application: ApplicationRow, event: ApplicationEvent, now: Date) {
  const to = next(applicationStatusMachine, application.status, event, 'company') ?? application.status
  if (to === 'in_review' && application.firstReplyAt === null) return {}
  return { ...replied(application, now), ...(await turnAfterStep(tx, application, to, now)) }
}

export const hire = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canAct(side))
    if (isHired(application.status)) return
    if (application.rejectionDueAt !== null) throw tooLate(rejectionPending)
    await markSeen(tx, application, { by: viewer.id, at: now, isFollowedByMove: true })
    const moved = await moveApplication(tx, application, {
      event: 'hire',
      actor: { role: 'company', id: viewer.id },
      at: now,
      facts: replied(application, now),
    })
    await notifyTalent(tx, platform, moved, 'application_moved', { status: moved.status })
  })

const feedbackMissing = /* i18n */ {
  id: 'applications.feedback_missing',
  message:
    'You have interviewed this applicant. Give a reason of at least {least} characters, or state that you are not giving feedback.',
  values: { least: MIN_FEEDBACK_AFTER_TALK },
}

/** Sent within the talent's working hours; rejecting again before that replaces the pending rejection. */
export const reject = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { reason, givesNoFeedback, afterHours, fromStageId, ...rejection }: Rejection,
): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canAct(side))
    await ensureStillIn(tx, application, fromStageId)
    const feedback = await feedbackFor(tx, application, viewer, rejection)
    await ensureRejectable(tx, application, { feedback, givesNoFeedback })
    const decided = {
      rejectReason: reason,
      feedback: feedback || null,
      givesNoFeedback: givesNoFeedback && !feedback,
      rejectedBy: viewer.id,
      rejectionDueAt: await rejectionDueAt(tx, application, new Date(now.getTime() + afterHours * HOUR)),
    }
    const isDueNow = decided.rejectionDueAt <= now
    const seen = await markSeen(tx, application, { by: viewer.id, at: now, isFollowedByMove: isDueNow })
    await updateApplication(tx, id, decided)
    if (isDueNow) await sendDueRejection(tx, platform, { ...seen, ...decided })
    // Notify as after any first view: silence would give the rejection away.
    else if (application.firstViewedAt === null) await notifySeen(tx, platform, application)
  })

/** As the applicant will read it. */
const feedbackFor = async (
  tx: Db,
  application: ApplicationRow,
  viewer: Viewer,
  { feedback: text, ...rest }: Pick<Rejection, 'feedback' | 'language' | 'translations'>,
): Promise<string> =>
  text === ''
    ? ''
    : wordsForApplicant(tx, application, {
        wording: { text, ...rest },
        senderId: viewer.id,
        field: 'feedback',
        max: MAX_FEEDBACK,
      })

async function ensureRejectable(
  tx: Db,
  { id, status }: ApplicationRow,
  { feedback, givesNoFeedback }: Pick<Rejection, 'feedback' | 'givesNoFeedback'>,
): Promise<void> {
  const step = { machine: applicationStatusMachine, from: status, event: 'reject' as const }
  if (next(step.machine, step.from, step.event, 'company') === null)
    throw stepError({ ...step, stepErrors: stepErrors })
  const hasTalked = await selectWasIn(tx, id, ['interviewing', 'offer'])
  if (hasTalked && !givesNoFeedback && feedback.length < MIN_FEEDBACK_AFTER_TALK)
    throw fieldError(['feedback'], feedbackMissing)
}

/** Preview of the email and its send time; changes nothing. */
export async function previewRejection(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  application: ApplicationRow,
  { reason, givesNoFeedback, afterHours, ...rejection }: Omit<Rejection, 'fromStageId'>,
) {
  const feedback = await feedbackFor(db, application, viewer, rejection)
  await ensureRejectable(db, application, { feedback, givesNoFeedback })
  const earliest = new Date(platform.clock.now().getTime() + afterHours * HOUR)
  const { subject, text } = await composeRejection(db, platform, {
    ...application,
    rejectReason: reason,
    feedback: feedback || null,
    givesNoFeedback: givesNoFeedback && !feedback,
  })
  return { subject, text, dueAt: (await rejectionDueAt(db, application, earliest)).toISOString() }
}

async function rejectionDueAt(tx: Db, { talentId, sent }: ApplicationRow, earliest: Date): Promise<Date> {
  const { timeZone, country } = await findPerson(tx, talentId)
  const { place } = sent.profile
  return withinWorkingHours(earliest, {
    country: country ?? place?.country ?? 'ZZ',
    timeZone: timeZone ?? place?.timeZone ?? 'UTC',
  })
}

/** The status changes only when the rejection is sent. */
export async function sendDueRejection(tx: Db, platform: Platform, application: ApplicationRow): Promise<void> {
  const now = platform.clock.now()
  const { rejectReason: reason, feedback, givesNoFeedback, sentRejections, rejectedBy } = application
  const sent = reason && { at: now.toISOString(), reason, feedback, saidNothing: givesNoFeedback }
  const moved = await moveApplication(tx, application, {
    event: 'reject',
    actor: { role: 'company', id: rejectedBy },
    at: now,
    reason: reason ?? undefined,
    facts: { ...replied(application, now), sentRejections: sent ? [...sentRejections, sent] : sentRejections },
  })
  await notifyRejection(tx, platform, moved)
  publishApplicant(platform, tx, moved)
}

/** Sends a pending rejection now instead of in the applicant's working hours. */
export const sendRejection = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side }) => {
    ensure(canAct(side))
    if (application.rejectionDueAt !== null) await sendDueRejection(tx, platform, application)
  })

const rejectionSent = /* i18n */ {
  id: 'applications.already_notified',
  message: 'The applicant has been told, so the rejection cannot be cancelled. You can reopen the application instead.',
}

export const cancelRejection = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side }) => {
    ensure(canAct(side))
    if (isRejected(application.status)) throw tooLate(rejectionSent)
    if (application.rejectionDueAt !== null) await updateApplication(tx, id, noRejection)
  })

const jobIsOver = /* i18n */ {
  id: 'applications.job_closed',
  message:
    'The job has closed, so applications cannot be reopened. Reopen the job, or invite the applicant to another one.',
}
const submissionDeleted = /* i18n */ {
  id: 'applications.submission_deleted',
  message: 'The applicant’s submission was deleted, so the application cannot be reopened.',
}
const tooLongAgo = /* i18n */ {
  id: 'applications.too_long_ago',
  message: 'This applicant was rejected more than {days} days ago. Invite them to apply again.',
  values: { days: REOPEN_DAYS },
}

export const reopen = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canAct(side))
    if (isRejected(application.status) && !isReopenable(application, now))
      throw tooLate(isRetained(application) ? tooLongAgo : submissionDeleted)
    // The job's end would close it again and notify the talent twice.
    if ((await findEndedAmong(tx, [application.jobId])).size > 0) throw tooLate(jobIsOver)
    const moved = await moveApplication(tx, application, {
      event: 'reopen',
      actor: { role: 'company', id: viewer.id },
      at: now,
      facts: {
        ...noRejection,
        stageId: null,
        endedAt: null,
        retentionUntil: null,
        ...(await companysTurn(tx, application, 'in_review', now)),
      },
    })
    await notifyTalent(tx, platform, moved, 'application_moved', { status: moved.status })
  })
