// Members may hide the names of a job's applicants from themselves, to judge without them. Whatever names an applicant asks here.

import type { Db } from '#server/platform/db/database.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertVisibility, selectHiddenJobs, selectVisibilityLog } from './hidden-names.queries.ts'

type Member = { id: Id }
type Applicant = { jobId: Id; applicationId: Id; name: string }

export const hidesNames = async (db: Db, member: Member, jobId: Id): Promise<boolean> =>
  (await selectHiddenJobs(db, member.id, [jobId])).has(jobId)

export const findHiddenJobs = (db: Db, member: Member): Promise<Set<Id>> => selectHiddenJobs(db, member.id)

/** The applicant's name, or what stands for it while this member hides the names. */
export const nameFor = async (db: Db, member: Member, { jobId, applicationId, name }: Applicant): Promise<string> =>
  (await hidesNames(db, member, jobId)) ? pseudonymOf(applicationId) : name

type Change = { jobId: Id; personId: Id; isHidden: boolean; createdAt: Date }

export const recordVisibility = (db: Db, change: Change): Promise<void> => insertVisibility(db, change)

/** Latest first. */
export const findVisibilityLog = (db: Db, jobId: Id, limit: number): Promise<Change[]> =>
  selectVisibilityLog(db, jobId, limit)
