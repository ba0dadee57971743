// What an attempt is for is known to the area of applications, which stands above this one: it says here who may take the
// tests of a job for a draft or an application of theirs, and who may know of one.

import type { Viewer } from '#server/features/people/companies/companies.policy.ts'
import type { Db } from '#server/platform/db/database.ts'
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

const registered: { find: FindSubject } = { find: async () => null }

/** Called once, when the process starts. */
export function registerAttemptSubjects(find: FindSubject): void {
  registered.find = find
}

export const findSubject: FindSubject = (db, viewer, subjectId) => registered.find(db, viewer, subjectId)
