// Acting on an application implies having seen it. The first view is recorded once, for the talent's timeline and as a fact.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive, isSubmitted } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import { notifySeen } from '../notifying/notifying.service.ts'
import { logEntry, moveApplication } from '../transitions.service.ts'

/** `isFollowedByMove`: a status change follows immediately, so the first view need not be one. */
type FirstView = { by: Id; at: Date; isFollowedByMove?: boolean }

/** Returns the updated row. A view after the end is not recorded. */
export async function markSeen(
  tx: Db,
  application: ApplicationRow,
  { by, at, isFollowedByMove = false }: FirstView,
): Promise<ApplicationRow> {
  if (application.firstViewedAt !== null || !isLive(application.status)) return application
  const actor = { role: 'company', id: by } as const
  const facts = { firstViewedAt: at }
  if (isSubmitted(application.status) && !isFollowedByMove)
    return moveApplication(tx, application, { event: 'look', actor, at, facts })
  await logEntry(tx, application, { kind: 'seen', actor, at }, facts)
  return { ...application, ...facts, lastActivityAt: at }
}

/** For actions that imply a view and do not notify the talent themselves. */
export async function markSeenAndNotify(
  tx: Db,
  platform: Platform,
  application: ApplicationRow,
  view: FirstView,
): Promise<ApplicationRow> {
  const seen = await markSeen(tx, application, view)
  if (seen !== application) await notifySeen(tx, platform, application)
  return seen
}
