// What feeds need of the jobs: the only way an imported job becomes one that people can find, or stops being one.

import type { Db } from '#server/platform/db/database.ts'
import type { ImportedJob } from '#shared/features/jobs/imported-job.ts'
import type { Id } from '#shared/kit/ids.ts'

export type JobIntake = {
  /** Writes the job, or changes `jobId` when the feed told of it before. Runs in the caller's transaction. */
  publish(db: Db, offer: { companyId: Id; jobId: Id | null; job: ImportedJob }): Promise<Id>
  /** The feed no longer has it. Closing what is closed already changes nothing. */
  close(db: Db, jobId: Id): Promise<void>
}
