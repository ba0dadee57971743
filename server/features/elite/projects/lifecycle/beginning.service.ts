// A project begins with the award of a brief, on the terms the member proposed.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { BriefAward } from '../../briefs/briefs.events.ts'
import { insertProject } from '../projects.queries.ts'
import { tellSide } from './telling.service.ts'

export async function proposeProjects(tx: Db, platform: Platform, award: BriefAward): Promise<void> {
  const now = platform.clock.now()
  const { members, ...terms } = award
  for (const member of members) {
    const project = await insertProject(tx, { ...terms, ...member, createdAt: now, updatedAt: now })
    if (project) await tellSide(tx, platform, project, { to: 'member', how: 'proposed' })
  }
}
