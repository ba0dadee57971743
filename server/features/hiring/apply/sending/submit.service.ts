// Sends a draft once. It is locked before anything is checked, so of two concurrent requests one sends and the other gets the
// result; the person is locked next, so that limits hold across all their drafts.

import { holdFiles } from '#server/features/base/files/files.service.ts'
import { receiveApplication } from '#server/features/hiring/applications/receiving.service.ts'
import { type ViewedJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { isKnockedOut } from '#shared/features/hiring/apply/knockouts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { emptyDraft } from '../drafts/draft-leftovers.service.ts'
import { attachTests } from '../drafts/draft-tests.service.ts'
import { type DraftRow, lockPlaces, lockSender } from '../drafts/drafts.queries.ts'
import { lockOwnDraft, resumeDraft, type ValidatedDraft, validateDraft } from '../drafts/drafts.service.ts'
import { findStanding, fitSeenByCompany, obstacleError } from '../drafts/standing.service.ts'
import { ensureOpen, moveDraft } from '../drafts/transitions.service.ts'
import { deleteGuest } from '../guests/guests.queries.ts'
import { copyForSending } from './sent-form.service.ts'

export const submitDraft = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { revision }: { revision: number },
): Promise<{ applicationId: Id }> =>
  transaction(db, async (tx) => {
    const draft = await lockOwnDraft(tx, viewer, id)
    if (draft.applicationId) return { applicationId: draft.applicationId }
    ensure(ensureOpen(draft).revision === revision, 'status_changed_meanwhile')
    return { applicationId: await send(tx, platform, viewer, await resumeDraft(tx, draft)) }
  })

async function send(tx: Db, platform: Platform, viewer: Viewer, draft: DraftRow): Promise<Id> {
  const { clock } = platform
  const now = clock.now()
  const viewed = await viewJob(tx, viewer, draft.jobId)
  await lockSender(tx, draft.personId)
  if (viewed.job.applicationCap !== null) await lockPlaces(tx, draft.jobId)
  await ensureNoObstacle(tx, draft, viewed, now)
  const validated = await validateDraft(tx, platform, draft, viewed)
  if (validated.problems.length > 0) throw new InvalidInput(validated.problems.map(({ issue }) => issue))
  const sent = await copyForSending(tx, { viewer, draft, viewed, ...validated, now })
  await holdSentFiles(tx, platform, validated)
  const applicationId = await receiveApplication(tx, platform, {
    talentId: draft.personId,
    viewed,
    sent,
    source: draft.source,
    sourceId: draft.sourceId,
    knockedOut: validated.applyForm.questions.some((question) => isKnockedOut(question, draft.answers[question.id])),
    match: await matchOf(tx, draft.personId, sent, now),
    attachTests: (inTx, id) => attachTests(inTx, clock, draft, id),
  })
  await deleteGuest(tx, draft.personId)
  await moveDraft(tx, draft, {
    event: 'submit',
    actor: { role: 'talent', id: viewer.id },
    // The application has the only copy: a second one would outlive its deletion.
    facts: { ...emptyDraft, applicationId, updatedAt: now },
  })
  return applicationId
}

async function ensureNoObstacle(tx: Db, draft: DraftRow, viewed: ViewedJob, now: Date): Promise<void> {
  const { obstacle } = await findStanding(tx, draft.personId, viewed, now)
  if (obstacle !== null) throw obstacleError(obstacle)
}

/** Held, so that replacing the résumé in the profile does not change what was sent. */
async function holdSentFiles(tx: Db, { clock }: Platform, { context }: ValidatedDraft): Promise<void> {
  const fileIds = [
    ...(context.resume ? [context.resume.id] : []),
    ...Object.values(context.files).map(({ id }) => id),
    ...(context.recording ? [context.recording.fileId] : []),
  ]
  const held = await holdFiles(tx, clock, fileIds)
  // One of them was deleted at this moment.
  ensure(held.length === new Set(fileIds).size, 'status_changed_meanwhile')
}

async function matchOf(tx: Db, personId: Id, { job }: SentForm, now: Date) {
  const fit = await fitSeenByCompany(tx, personId, job, now)
  if (!fit) return null
  return { verdict: fit.verdict, overlapHours: fit.overlap ? fit.overlap.worstMinutes / 60 : null }
}
