// Opens a dispute, and takes the other side's reply.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isDisputedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { ProjectSide } from '#shared/features/elite/projects/project-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { tellSide } from '../lifecycle/telling.service.ts'
import { findProjectFor, showProject } from '../project-view.service.ts'
import { lockProject, type MilestoneRecord, selectMilestone, updateMilestone } from '../projects.queries.ts'

const notDisputed = /* i18n */ { id: 'projects.not_disputed', message: 'An operator has already decided.' }

export const openedDispute = (side: ProjectSide, reason: string, now: Date): Partial<MilestoneRecord> => ({
  disputedAt: now,
  disputedBy: side,
  disputeReason: reason,
  disputeReply: '',
  disputeDecision: '',
})

/** The last one counts. */
export async function replyToDispute(
  db: Db,
  platform: Platform,
  viewer: { id: Id },
  milestoneId: Id,
  text: string,
): Promise<Project> {
  const { projectId } = found(await selectMilestone(db, milestoneId))
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, projectId, lockProject)
    const milestone = found(await selectMilestone(tx, milestoneId))
    ensure(participant.mayAct && milestone.disputedBy !== participant.side)
    if (!isDisputedMilestone(milestone.status)) throw tooLate(notDisputed)
    await updateMilestone(tx, milestoneId, { disputeReply: text })
    if (milestone.disputeReply === '' && milestone.disputedBy)
      await tellSide(tx, platform, project, { to: milestone.disputedBy, how: 'replied', subject: milestoneId })
  })
  return showProject(db, viewer, projectId)
}
