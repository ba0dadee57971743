// The invited person's side: viewing, accepting, declining, ignoring. Unanswered invitations expire.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findInReviewAmong, findOpenAmong, findOwnListJobs } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError, type InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { type InvitationView, invitationViews, statusesIn } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import {
  invitationStatusMachine,
  type TalentInvitationEvent,
  talentInvitationEvents,
} from '#shared/features/jobs/invitations/invitation-status.ts'
import type {
  Invitation,
  InvitationAnswer,
  InvitationsPage,
  InvitationsQuery,
} from '#shared/features/jobs/invitations/invitations.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { canAnswer } from './invitations.policy.ts'
import { presentInvitation } from './invitations.presenter.ts'
import {
  BATCH,
  countByStatus,
  type InvitationRow,
  selectExpired,
  selectInvitation,
  selectNextExpiry,
  selectOfTalent,
  selectUnanswered,
} from './invitations.queries.ts'
import { moveInvitation } from './moving.service.ts'
import { mailAnswer } from './notices/invitation-mails.service.ts'

export async function listInvitations(db: Db, viewer: Viewer, query: InvitationsQuery): Promise<InvitationsPage> {
  const statuses = statusesIn[query.show]
  const [rows, counts] = await Promise.all([
    selectOfTalent(db, viewer.id, { statuses, before: query.cursor, limit: query.limit + 1 }),
    countByStatus(db, viewer.id),
  ])
  const totals = invitationViews.map((shelf) => [shelf, totalOn(shelf, counts)])
  return {
    ...toPage(await presentAll(db, viewer, rows), query.limit, (one) => one),
    totals: Object.fromEntries(totals) as Record<InvitationView, number>,
  }
}

export const countOpenInvitations = async (db: Db, talentId: Id): Promise<number> =>
  totalOn('open', await countByStatus(db, talentId))

/** How many invitations need a reply, and when the first of them expires. */
export const findWaitingInvitations = (db: Db, talentId: Id) => selectNextExpiry(db, talentId, statusesIn.open)

const totalOn = (shelf: InvitationView, counts: Awaited<ReturnType<typeof countByStatus>>): number =>
  counts.filter(({ status }) => statusesIn[shelf].includes(status)).reduce((sum, { count }) => sum + count, 0)

async function presentAll(db: Db, viewer: Viewer, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))]
  const senderIds = rows.flatMap(({ senderId }) => senderId ?? [])
  // Sequential: a transaction has a single connection.
  const jobs = await findOwnListJobs(db, viewer, jobIds)
  const open = await findOpenAmong(db, jobIds)
  const inReview = await findInReviewAmong(db, jobIds)
  const names = await findVerifiedNames(db, senderIds)
  return rows.map((row) => {
    const state = { isJobOpen: open.has(row.jobId), isJobInReview: inReview.has(row.jobId) }
    return presentInvitation(row, {
      job: found(jobs.find(({ id }) => id === row.jobId)),
      ...state,
      senderName: (row.senderId && names.get(row.senderId)) ?? '',
      can: talentEvents(row, state),
    })
  })
}

type JobState = Pick<Invitation, 'isJobOpen' | 'isJobInReview'>

/**
 * A job that is not open cannot be accepted, and one in review cannot be declined, because nobody may read its new version yet.
 */
const talentEvents = ({ status }: InvitationRow, { isJobOpen, isJobInReview }: JobState): TalentInvitationEvent[] =>
  eventsFor(invitationStatusMachine, status, 'talent')
    .filter((event): event is TalentInvitationEvent => talentInvitationEvents.some((one) => one === event))
    .filter((event) => event !== 'accept' || isJobOpen)
    .filter((event) => event !== 'decline' || !isJobInReview)

export async function answerInvitation(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { event, reason, note }: InvitationAnswer,
): Promise<Invitation> {
  const invitation = found(await selectInvitation(db, id))
  ensure(canAnswer(viewer, invitation), 'not_found')
  const now = platform.clock.now()
  // The hourly job may not have expired it yet.
  ensure(event === 'view' || invitation.expiresAt > now, 'status_changed_meanwhile')
  const isAnswer = event === 'accept' || event === 'decline'
  if (isAnswer && (await findInReviewAmong(db, [invitation.jobId])).size > 0) throw jobIsInReview()
  if (event === 'accept') ensure((await findOpenAmong(db, [invitation.jobId])).size > 0, 'status_changed_meanwhile')
  const moved = await transaction(db, async (tx) => {
    const row = await moveInvitation(tx, invitation, {
      event,
      actor: { role: 'talent', id: viewer.id },
      facts: {
        ...(isAnswer && { respondedAt: now }),
        ...(event === 'decline' && { declineReason: reason ?? null, declineNote: note || null }),
      },
    })
    if (isAnswer) await mailAnswer(tx, platform, row)
    return row
  })
  const [presented] = await presentAll(db, viewer, [moved])
  return found(presented)
}

/** Applying to a job accepts the invitation to it. */
export async function acceptByApplying(tx: Db, platform: Platform, talentId: Id, jobId: Id): Promise<void> {
  const invitation = await selectUnanswered(tx, jobId, talentId)
  if (!invitation) return
  const moved = await moveInvitation(tx, invitation, {
    event: 'accept',
    actor: { role: 'talent', id: talentId },
    facts: { respondedAt: platform.clock.now() },
  })
  await mailAnswer(tx, platform, moved)
}

const inReview = /* i18n */ {
  id: 'invitations.in_review',
  message: 'The company changed this job and it is under review. You can reply once the review is done.',
}

const jobIsInReview = (): InvalidInput => fieldError(['event'], inReview)

export async function expireInvitations({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  let expired: InvitationRow[]
  do {
    expired = await selectExpired(db, clock.now())
    for (const invitation of expired) await expireOne(db, invitation)
  } while (expired.length === BATCH)
}

async function expireOne(db: Db, invitation: InvitationRow): Promise<void> {
  try {
    await moveInvitation(db, invitation, { event: 'expire', actor: { role: 'system', id: null } })
  } catch (error) {
    // Answered meanwhile, which wins.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}
