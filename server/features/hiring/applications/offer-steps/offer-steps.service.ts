// What an offer does to its application: sending one moves it to `offer`, a signed one hires.

import { findStages } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { eventOfStage, hasOffer, isHired, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  type ApplicationRow,
  lockApplication,
  selectApplication,
  selectEndedAmong,
  updateApplication,
} from '../applications.queries.ts'
import { publishApplicant } from '../applications.realtime.ts'
import { companysTurn, turnAfterStep } from '../promise/turns.service.ts'
import { type Actor, moveApplication, replied, stepErrors } from '../transitions.service.ts'

type OfferApplication = Pick<
  ApplicationRow,
  'id' | 'jobId' | 'companyId' | 'talentId' | 'status' | 'sent' | 'conversationId'
>

export const findOfferApplication = (db: Db, id: Id): Promise<OfferApplication | null> => selectApplication(db, id)

/** Which of these were withdrawn, rejected, closed or hired. */
export const findEndedApplications = async (db: Db, ids: readonly Id[]): Promise<Set<Id>> =>
  new Set(await selectEndedAmong(db, ids))

const rejectionPending = /* i18n */ {
  id: 'applications.rejection_pending_offer',
  message: 'A rejection is waiting to be sent. Cancel it first.',
}

/** Locked until the transaction ends; an offer needs a live application. */
export async function lockLiveApplication(tx: Db, id: Id): Promise<ApplicationRow> {
  const application = found(await lockApplication(tx, id))
  if (!isLive(application.status)) throw tooLate(stepErrors[application.status])
  if (application.rejectionDueAt !== null) throw tooLate(rejectionPending)
  return application
}

/** It is the talent's turn now; they may think until the offer expires. */
export async function moveToOffer(tx: Db, platform: Platform, application: ApplicationRow, by: Id): Promise<void> {
  const now = platform.clock.now()
  const turn = { ...replied(application, now), ...(await turnAfterStep(tx, application, 'offer', now)) }
  if (hasOffer(application.status)) {
    await updateApplication(tx, application.id, { ...turn, lastActivityAt: now })
  } else {
    const stages = await findStages(tx, [application.jobId])
    const stage = stages.find(({ kind }) => eventOfStage[kind] === 'offer')
    await moveApplication(tx, application, {
      event: 'offer',
      actor: { role: 'company', id: by },
      at: now,
      ...(stage && { reason: stage.name }),
      facts: { ...(stage && { stageId: stage.id }), ...turn },
    })
  }
  publishApplicant(platform, tx, application)
}

/** The talent has answered without accepting: the company has to reply by its promised date. */
export async function returnToCompany(tx: Db, platform: Platform, applicationId: Id): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application || !isLive(application.status)) return
  const now = platform.clock.now()
  await updateApplication(tx, application.id, {
    ...(await companysTurn(tx, application, application.status, now)),
    lastActivityAt: now,
  })
  publishApplicant(platform, tx, application)
}

/** Does nothing if a colleague has already marked the applicant as hired, or the application has ended otherwise. */
export async function hireByOffer(tx: Db, platform: Platform, applicationId: Id, actor: Actor): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application || isHired(application.status) || !isLive(application.status)) return
  const now = platform.clock.now()
  await moveApplication(tx, application, { event: 'hire', actor, at: now, facts: replied(application, now) })
  publishApplicant(platform, tx, application)
}
