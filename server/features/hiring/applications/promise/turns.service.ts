// Whose turn it is, and when the company owes its next word. The promise to reply runs only while the company has the ball:
//
//   the company moves it on           its promise begins anew
//   to a test or a task               the person has a week for it, then the promise begins
//   to an offer                       the person thinks as long as they like: nothing is owed until they answer
//   the company writes                the person has a week to answer, then the promise begins: no one can tell a question
//                                     from a "thank you", and neither may stop the clock for good
//   the person answers                the promise begins
//   tests were sent along to be done  the promise begins with the last of them, or when it can no longer be taken, or when
//                                     the job asks for it no longer
//   a test is to be taken again       as if it had been sent along just now
//
// Whoever writes again before the other has answered gains no time by it.

import { viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
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

/** The due date lies behind the person's turn, so whoever looks for what is late need not ask this. */
export const isTalentsTurn = ({ awaitsTalentSince, replyDueAt }: Turn, now: Date): boolean =>
  awaitsTalentSince !== null && (replyDueAt === null || now < daysAfter(awaitsTalentSince, TURN_DAYS))

const unreminded = { nudgedAt: null, secondNudgedAt: null } as const

type Known = Pick<ApplicationRow, 'id' | 'jobId'>

async function dueFrom(tx: Db, { id, jobId }: Known, status: ApplicationStatus, from: Date): Promise<Date> {
  const { job, company } = await viewJob(tx, null, jobId)
  return nextDueAt(status, await completeAt(tx, id, from), job.replyDays, company)
}

/** The company owes a word from now on. */
export const companysTurn = async (tx: Db, application: Known, status: ApplicationStatus, at: Date) => ({
  ...unreminded,
  replyDueAt: await dueFrom(tx, application, status, at),
  awaitsTalentSince: null,
})

/** The person is expected to act. */
const talentsTurn = async (tx: Db, application: Known, status: ApplicationStatus, at: Date) => ({
  ...unreminded,
  replyDueAt: hasOffer(status) ? null : await dueFrom(tx, application, status, daysAfter(at, TURN_DAYS)),
  awaitsTalentSince: at,
})

/** A step of the company to this status. */
export const turnAfterStep = (tx: Db, application: Known, to: ApplicationStatus, at: Date) =>
  (awaitsTalent(to) ? talentsTurn : companysTurn)(tx, application, to, at)

type MessageFacts = { isFromCompany: boolean; at: Date }

export async function turnAfterMessage(
  tx: Db,
  application: Known & Turn & Pick<ApplicationRow, 'status'>,
  { isFromCompany, at }: MessageFacts,
): Promise<Partial<ApplicationRow>> {
  const { status, awaitsTalentSince, replyDueAt } = application
  if (!isFromCompany) return awaitsTalentSince === null ? {} : companysTurn(tx, application, status, at)
  if (awaitsTalentSince === null) return talentsTurn(tx, application, status, at)
  if (replyDueAt === null) return {}
  // Behind the person's turn the company owes a word, and this is one.
  const next = await dueFrom(tx, application, status, at)
  return next <= replyDueAt ? {} : { ...unreminded, replyDueAt: next }
}

type Promised = Known & Turn & Pick<ApplicationRow, 'status' | 'firstReplyAt' | 'firstDueAt'>

/** The last test that was waited for is over: what was promised for its day comes forward. */
export async function turnAfterTest(tx: Db, application: Promised, at: Date): Promise<Partial<ApplicationRow>> {
  const { status, awaitsTalentSince, replyDueAt } = application
  if (replyDueAt === null) return {}
  const turnEnds = awaitsTalentSince && daysAfter(awaitsTalentSince, TURN_DAYS)
  const dueAt = await dueFrom(tx, application, status, turnEnds && turnEnds > at ? turnEnds : at)
  return dueAt < replyDueAt
    ? { replyDueAt: dueAt, ...firstDue(application, dueAt, application.firstDueAt > dueAt) }
    : {}
}

/** A test that the company waits for is to be taken again. What is late stays late in how it replies. */
export async function turnAfterSetAside(tx: Db, application: Promised, at: Date): Promise<Partial<ApplicationRow>> {
  const { id, status, replyDueAt, firstDueAt } = application
  if (replyDueAt === null || (await completeAt(tx, id, at)) <= at) return {}
  const dueAt = await dueFrom(tx, application, status, at)
  return dueAt > replyDueAt
    ? { ...unreminded, replyDueAt: dueAt, ...firstDue(application, dueAt, firstDueAt > at) }
    : {}
}

/** Until the first reply the promise that counts is the one that stands. */
const firstDue = ({ firstReplyAt }: Promised, firstDueAt: Date, isOpen: boolean): Partial<ApplicationRow> =>
  firstReplyAt === null && isOpen ? { firstDueAt } : {}
