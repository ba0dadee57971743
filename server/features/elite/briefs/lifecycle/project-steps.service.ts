// What the projects of a brief mean for the brief itself.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { isAwardedBrief, isPastBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lockBrief } from '../briefs.queries.ts'
import { moveBrief } from './moving.service.ts'

const actor = { role: 'system', id: null } as const

/** A member has accepted a project. */
export async function startBriefOf(tx: Db, briefId: Id, now: Date): Promise<void> {
  const brief = found(await lockBrief(tx, briefId))
  if (isAwardedBrief(brief.status)) await moveBrief(tx, brief, { event: 'begin', actor, now })
}

/** The last project is over. */
export async function closeBriefOf(tx: Db, briefId: Id, now: Date): Promise<void> {
  const brief = found(await lockBrief(tx, briefId))
  if (!isPastBrief(brief.status)) await moveBrief(tx, brief, { event: 'close', actor, now })
}
