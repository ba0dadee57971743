// What happens by itself: silence approves a milestone, reviews are shown in the end even if one is missing, and a project ends with
// the member’s account.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { APPROVAL_DAYS, REVIEW_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import { isActiveProject } from '#shared/features/elite/projects/project-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { closeBriefOf } from '../../briefs/lifecycle/project-steps.service.ts'
import { countOpen, lockProject, selectAbandoned, selectSilent, selectUnreviewed } from '../projects.queries.ts'
import { moveMilestone, moveProject } from './moving.service.ts'
import { tellSide } from './telling.service.ts'

const BATCH = 200
const actor = { role: 'system', id: null } as const

export async function runProjectUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  for (const milestone of await selectSilent(db, before(APPROVAL_DAYS), BATCH))
    await unlessMoved(db, async (tx) => {
      const project = found(await lockProject(tx, milestone.projectId))
      if (!isActiveProject(project.status)) return
      await moveMilestone(tx, milestone, { event: 'approve', actor, now, facts: { approvedAt: now } })
      for (const to of ['member', 'company'] as const)
        await tellSide(tx, platform, project, { to, how: 'auto_approve', subject: milestone.id })
    })
  for (const project of await selectUnreviewed(db, before(REVIEW_DAYS), BATCH))
    await unlessMoved(db, async (tx) => {
      await moveProject(tx, project, { event: 'review', actor, now })
    })
  for (const project of await selectAbandoned(db, BATCH))
    await unlessMoved(db, async (tx) => {
      await moveProject(tx, project, { event: 'terminate', actor, now })
      if ((await countOpen(tx, project.briefId)) === 0) await closeBriefOf(tx, project.briefId, now)
      await tellSide(tx, platform, project, { to: 'company', how: 'abandoned' })
    })
}

/** What somebody did in the meantime wins. */
async function unlessMoved(db: Db, move: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await transaction(db, move)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}
