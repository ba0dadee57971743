// Only the features that ask for tests know what an attempt is for. They stand above this one: what they provide here says
// who may take the tests of a job for a draft or an application, and who may know of one.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'

export type AttemptSubject = {
  jobId: Id
  /** Whose it is. */
  personId: Id
  /** Until when tests can be started for it; null when nothing ends it. */
  dueAt: Date | null
  /** Whether the viewer may take tests for it now. */
  mayAttempt: boolean
  /** An accommodation of this person; 1.5 is half as long again. */
  extraTime?: number
}

/** Null: there is no such thing, or none that this viewer may know of. A company knows applications, never drafts. */
type FindSubject = (db: Db, viewer: Viewer, subjectId: Id) => Promise<AttemptSubject | null>

export const attemptSubjects = slot<FindSubject>('screeners.attempt-subjects')

export const findSubject = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  subjectId: Id,
): Promise<AttemptSubject | null> => provided(platform, attemptSubjects)(db, viewer, subjectId)
