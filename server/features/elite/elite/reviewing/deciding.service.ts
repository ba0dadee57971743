// A reviewer's decision, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { isSubmittedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import {
  QUESTION_DAYS,
  REAPPLY_AGAIN_DAYS,
  REAPPLY_DAYS,
  WAITLIST_DAYS,
} from '#shared/features/elite/elite/elite-limits.ts'
import { isAnsweredQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import { type EliteStage, isEndorsementCheck, stageOf } from '#shared/features/elite/elite/elite-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { applicationEnded, stagePassed } from '../elite.events.ts'
import { mayReview } from '../elite.policy.ts'
import {
  type ApplicationRow,
  countDeclined,
  insertQuestion,
  lockForm,
  selectForms,
  selectInQueue,
  selectQuestions,
  updateApplication,
} from '../elite.queries.ts'
import { findEndorsers } from '../joining/endorsers.service.ts'
import { moveApplication, moveForm, moveQuestion } from '../joining/moving.service.ts'
import { tellApplicant } from '../joining/telling.service.ts'

const notWaiting = /* i18n */ {
  id: 'elite.not_waiting',
  message: 'This application is no longer waiting for a decision.',
}
const isYours = /* i18n */ { id: 'elite.is_yours', message: 'This is your own application.' }
const needsEndorsements = /* i18n */ {
  id: 'elite.needs_endorsements',
  message: 'Not enough endorsements have arrived yet.',
}

/** The form that a step of the review looks at. */
export const formOfStage: Readonly<Partial<Record<EliteStage, FormKind>>> = {
  screening: 'join-elite',
  assessment: 'skill-assessments',
  interview: 'work-preference',
  compliance: 'contract-compliance',
}

export async function ensureMayDecide(
  db: Db,
  { operator, caseId }: Pick<DecisionOnCase, 'operator' | 'caseId'>,
): Promise<ApplicationRow> {
  const application = await selectInQueue(db, caseId)
  if (!application) throw tooLate(notWaiting)
  if (!mayReview(operator, application)) throw new AppError('forbidden', { words: isYours })
  return application
}

export const versionOf = ({ updatedAt }: Pick<ApplicationRow, 'updatedAt'>): string => updatedAt.toISOString()

export async function decideOnApplication(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const application = await ensureMayDecide(tx, decision)
  ensure(versionOf(application) === version, 'status_changed_meanwhile')
  const carryOut = Object.hasOwn(choices, choice) ? choices[choice] : undefined
  ensure(carryOut !== undefined, 'not_found')
  await carryOut({ tx, platform, application, decision, now: platform.clock.now() })
  await recordAudit(tx, platform, {
    actor: operator,
    action: `elite.${choice}`,
    subject: { kind: 'elite', id: application.id },
    reason,
  })
}

type Step = { tx: Db; platform: Platform; application: ApplicationRow; decision: DecisionOnCase; now: Date }

const actorOf = ({ decision }: Step) => ({ role: 'operator', id: decision.operator.id }) as const

/** Closes what this step reviewed: its form, and the answers given so far. */
async function settle(step: Step): Promise<void> {
  const { tx, application, now } = step
  const stage = stageOf(application.status)
  const kind = stage && formOfStage[stage]
  const form = (await selectForms(tx, application.id)).find((one) => one.kind === kind)
  if (form && isSubmittedForm(form.status)) await moveForm(tx, form, { event: 'accept', actor: actorOf(step), now })
  await settleAnswers(step, 'accept')
}

async function settleAnswers(step: Step, event: 'accept' | 'follow_up'): Promise<void> {
  const { tx, application, now } = step
  for (const question of await selectQuestions(tx, application.id))
    if (isAnsweredQuestion(question.status)) await moveQuestion(tx, question, { event, actor: actorOf(step), now })
}

async function pass(step: Step): Promise<void> {
  const { tx, platform, application, now } = step
  if (isEndorsementCheck(application.status)) {
    const { isComplete } = await findEndorsers(tx, platform, application.id)
    if (!isComplete) throw tooLate(needsEndorsements)
  }
  await settle(step)
  await moveApplication(tx, application, { event: 'pass', actor: actorOf(step), now, facts: { queuedAt: now } })
  const stage = stageOf(application.status)
  if (stage) await announce(tx, platform, stagePassed, { applicationId: application.id, stage })
  await tellApplicant(tx, platform, application, { outcome: 'pass' })
}

async function approve(step: Step): Promise<void> {
  const { tx, platform, application, now } = step
  await settle(step)
  await moveApplication(tx, application, { event: 'approve', actor: actorOf(step), now, facts: { decidedAt: now } })
  await tellApplicant(tx, platform, application, { outcome: 'approve' })
}

async function ask(step: Step): Promise<void> {
  const { tx, platform, application, decision, now } = step
  await settleAnswers(step, 'follow_up')
  const { id } = await insertQuestion(tx, {
    applicationId: application.id,
    personId: application.personId,
    status: 'open',
    question: decision.reason,
    dueAt: new Date(now.getTime() + QUESTION_DAYS * DAY),
    createdAt: now,
  })
  await updateApplication(tx, application.id, { awaitsTalent: true, updatedAt: now })
  await tellApplicant(tx, platform, application, { outcome: 'ask', subject: id })
}

async function returnForm(step: Step): Promise<void> {
  const { tx, platform, application, decision, now } = step
  const stage = stageOf(application.status)
  const kind = stage && formOfStage[stage]
  const form = kind ? await lockForm(tx, application.id, kind) : null
  ensure(form !== null && isSubmittedForm(form.status), 'not_found')
  await moveForm(tx, form, { event: 'return', actor: actorOf(step), now, facts: { note: decision.reason } })
  await updateApplication(tx, application.id, { awaitsTalent: true, updatedAt: now })
  await tellApplicant(tx, platform, application, { outcome: 'return', subject: form.id })
}

async function waitlist(step: Step): Promise<void> {
  const { tx, platform, application, decision, now } = step
  const facts = { reason: decision.reason, waitlistedUntil: new Date(now.getTime() + WAITLIST_DAYS * DAY) }
  await moveApplication(tx, application, { event: 'waitlist', actor: actorOf(step), now, facts })
  await tellApplicant(tx, platform, application, { outcome: 'waitlist' })
}

async function decline(step: Step): Promise<void> {
  const { tx, platform, application, decision, now } = step
  const isFirst = (await countDeclined(tx, application.personId)) === 0
  const wait = (isFirst ? REAPPLY_DAYS : REAPPLY_AGAIN_DAYS) * DAY
  const facts = { reason: decision.reason, decidedAt: now, reapplyAfter: new Date(now.getTime() + wait) }
  await moveApplication(tx, application, { event: 'decline', actor: actorOf(step), now, facts })
  await announce(tx, platform, applicationEnded, { applicationId: application.id })
  await tellApplicant(tx, platform, application, { outcome: 'decline' })
}

const choices: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  pass,
  approve,
  ask,
  return: returnForm,
  waitlist,
  decline,
}
