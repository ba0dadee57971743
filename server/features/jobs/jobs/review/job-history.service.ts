// The history of a job: status changes and edits in one timeline.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobEvent } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type JobRow, selectJob } from '../jobs.queries.ts'
import { viewOwnJob } from '../jobs.service.ts'
import { selectChanges, selectEvents } from './review.queries.ts'

export async function listOwnHistory(db: Db, viewer: Viewer, jobId: Id): Promise<JobEvent[]> {
  await viewOwnJob(db, viewer, jobId)
  return historyOf(db, jobId)
}

/** The endpoint's guard admits operators only. */
export async function listHistory(db: Db, jobId: Id): Promise<JobEvent[]> {
  found(await selectJob(db, jobId))
  return historyOf(db, jobId)
}

async function historyOf(db: Db, jobId: Id): Promise<JobEvent[]> {
  const [events, changes] = await Promise.all([selectEvents(db, jobId), selectChanges(db, jobId)])
  const steps = events.map(({ id, event, fromStatus, toStatus, actorRole, reason, createdAt }) => ({
    id,
    event,
    fromStatus: fromStatus as JobRow['status'],
    toStatus: toStatus as JobRow['status'],
    actorRole,
    reason,
    changes: [],
    at: createdAt.toISOString(),
  }))
  // Edits that were undone within one change are dropped.
  const writes = changes
    .filter((row) => row.changes.length > 0)
    .map((row) => ({
      id: row.id,
      event: 'change',
      fromStatus: row.status,
      toStatus: row.status,
      actorRole: 'company',
      reason: null,
      changes: [...row.changes],
      at: row.changedAt.toISOString(),
    }))
  // Edits come before the status change they led to.
  return [...writes, ...steps].toSorted((one, other) => createdTime(one).localeCompare(createdTime(other)))
}

/** Ids start with the creation time. */
const createdTime = ({ id }: { id: Id }): string => id.slice(0, 13)
