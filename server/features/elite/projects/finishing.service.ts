// What follows the work: reviews, which are revealed together, and the showcase, which needs the consent of both sides.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Project, ReviewEntry, ShowcaseEntry } from '#shared/features/elite/projects/project-facts.contract.ts'
import { isCompletedProject, isFinishedProject } from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveProject } from './lifecycle/moving.service.ts'
import { tellSide } from './lifecycle/telling.service.ts'
import { findProjectFor, showProject } from './project-view.service.ts'
import { actorOf } from './projects.policy.ts'
import { lockProject, selectReviews, updateProject, upsertReview } from './projects.queries.ts'

type Viewer = { id: Id }

const notCompleted = /* i18n */ {
  id: 'projects.review_closed',
  message: 'Reviews can be written after a project is completed, until both are shown.',
}
const notFinished = /* i18n */ { id: 'projects.not_finished', message: 'Only finished projects can be shown.' }

export async function reviewProject(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  entry: ReviewEntry,
): Promise<Project> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.mayAct)
    if (!isCompletedProject(project.status)) throw tooLate(notCompleted)
    const { side } = participant
    await upsertReview(tx, { ...entry, projectId: id, side, authorId: viewer.id, createdAt: now })
    if ((await selectReviews(tx, [id])).length < 2) return
    await moveProject(tx, project, { event: 'review', actor: { role: actorOf(side), id: viewer.id }, now })
    for (const to of ['member', 'company'] as const) await tellSide(tx, platform, project, { to, how: 'reviewed' })
  })
  return showProject(db, viewer, id)
}

export async function publishProject(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { isPublic, text }: ShowcaseEntry,
): Promise<Project> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.mayAct)
    if (!isFinishedProject(project.status)) throw tooLate(notFinished)
    const own = participant.side === 'member' ? 'memberConsentAt' : 'companyConsentAt'
    // Nobody has agreed to a text they have not read.
    const isReworded = isPublic && text !== project.showcaseText
    await updateProject(tx, id, {
      ...(isReworded && { showcaseText: text, memberConsentAt: null, companyConsentAt: null }),
      [own]: isPublic ? now : null,
      updatedAt: now,
    })
  })
  return showProject(db, viewer, id)
}
