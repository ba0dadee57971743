// Extension point: only the features that use tests know what an attempt is for. They decide who may take a job's tests for a
// draft or an application, and who may see an attempt.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'

export type AttemptSubject = {
  jobId: Id
  personId: Id
  /** When tests have to be started by; null for no deadline. */
  dueAt: Date | null
  mayAttempt: boolean
}

/** Null if it does not exist or the viewer may not (or no longer) see it. Companies see applications, never drafts. */
type FindSubject = (db: Db, viewer: Viewer, subjectId: Id, now: Date) => Promise<AttemptSubject | null>

export const attemptSubjects = slot<FindSubject>('screeners.attempt-subjects')

export const findSubject = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  subjectId: Id,
): Promise<AttemptSubject | null> => provided(platform, attemptSubjects)(db, viewer, subjectId, platform.clock.now())
