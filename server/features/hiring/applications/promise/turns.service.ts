// Whose turn it is, and when the company's next reply is due. The reply date runs only while it is the company's turn:
//
//   the company moves the application  a new reply date is set
//   to a test or a task                the talent has a week, then the time to reply starts
//   to an offer                        the talent may think as long as they like: no reply is due until they answer
//   the company writes                 the talent has a week to answer, then the time to reply starts: a question cannot be
//                                      told from a "thank you", and neither may stop the clock for good
//   the talent answers                 the time to reply starts
//   required tests are open            the time to reply starts when the last one is finished, past its deadline or no longer
//                                      asked for
//   a test has to be taken again       as if it had just been sent
//
// Writing again before the other side has answered gains no time.

import { viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { placed } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { TURN_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import {
  type ApplicationStatus,
  awaitsTalent,
  hasOffer,
} from '#shared/features/hiring/applications/application-status.ts'
import { completeAt } from '../application-tests.service.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import { daysAfter, nextDueAt } from './promise-dates.ts'

type Turn = Pick<ApplicationRow, 'replyDueAt' | 'awaitsTalentSince'>

/** The reply date always lies after the talent's turn, so looking for overdue ones need not check this. */
export const isTalentsTurn = ({ awaitsTalentSince, replyDueAt }: Turn, now: Date): boolean =>
  awaitsTalentSince !== null && (replyDueAt === null || now < daysAfter(awaitsTalentSince, TURN_DAYS))

const noReminders = { nudgedAt: null, secondNudgedAt: null } as const

type ApplicationRef = Pick<ApplicationRow, 'id' | 'jobId'>

async function dueFrom(tx: Db, { id, jobId }: ApplicationRef, status: ApplicationStatus, from: Date): Promise<Date> {
  const { job, company } = await viewJob(tx, null, jobId)
  return nextDueAt(status, await completeAt(tx, id, from), job.replyDays, placed(company))
}

export const companysTurn = async (tx: Db, application: ApplicationRef, status: ApplicationStatus, at: Date) => ({
  ...noReminders,
  replyDueAt: await dueFrom(tx, application, status, at),
  awaitsTalentSince: null,
})

const talentsTurn = async (tx: Db, application: ApplicationRef, status: ApplicationStatus, at: Date) => ({
  ...noReminders,
  replyDueAt: hasOffer(status) ? null : await dueFrom(tx, application, status, daysAfter(at, TURN_DAYS)),
  awaitsTalentSince: at,
})

export const turnAfterStep = (tx: Db, application: ApplicationRef, to: ApplicationStatus, at: Date) =>
  (awaitsTalent(to) ? talentsTurn : companysTurn)(tx, application, to, at)

type MessageFacts = { isFromCompany: boolean; at: Date }

export async function turnAfterMessage(
  tx: Db,
  application: ApplicationRef & Turn & Pick<ApplicationRow, 'status'>,
  { isFromCompany, at }: MessageFacts,
): Promise<Partial<ApplicationRow>> {
  const { status, awaitsTalentSince, replyDueAt } = application
  if (!isFromCompany) return awaitsTalentSince === null ? {} : companysTurn(tx, application, status, at)
  if (awaitsTalentSince === null) return talentsTurn(tx, application, status, at)
  if (replyDueAt === null) return {}
  // After the talent's turn a reply is due, and this message is one.
  const next = await dueFrom(tx, application, status, at)
  return next <= replyDueAt ? {} : { ...noReminders, replyDueAt: next }
}

type PendingReply = ApplicationRef & Turn & Pick<ApplicationRow, 'status' | 'firstReplyAt' | 'firstDueAt'>

/** The last required test is finished: the reply date moves forward. */
export async function turnAfterTest(tx: Db, application: PendingReply, at: Date): Promise<Partial<ApplicationRow>> {
  const { status, awaitsTalentSince, replyDueAt } = application
  if (replyDueAt === null) return {}
  const turnEnds = awaitsTalentSince && daysAfter(awaitsTalentSince, TURN_DAYS)
  const dueAt = await dueFrom(tx, application, status, turnEnds && turnEnds > at ? turnEnds : at)
  return dueAt < replyDueAt
    ? { replyDueAt: dueAt, ...firstDue(application, dueAt, application.firstDueAt > dueAt) }
    : {}
}

/** A required test has to be taken again. An overdue first reply stays overdue for responsiveness. */
export async function turnAfterSetAside(tx: Db, application: PendingReply, at: Date): Promise<Partial<ApplicationRow>> {
  const { id, status, replyDueAt, firstDueAt } = application
  if (replyDueAt === null || (await completeAt(tx, id, at)) <= at) return {}
  const dueAt = await dueFrom(tx, application, status, at)
  return dueAt > replyDueAt
    ? { ...noReminders, replyDueAt: dueAt, ...firstDue(application, dueAt, firstDueAt > at) }
    : {}
}

/** Until the first reply, the commitment follows the current reply date. */
const firstDue = ({ firstReplyAt }: PendingReply, firstDueAt: Date, isOpen: boolean): Partial<ApplicationRow> =>
  firstReplyAt === null && isOpen ? { firstDueAt } : {}
