// Deletes photos when nobody needs them any more: by the rules of identity-limits.ts, or when the person cancels.

import { eraseContent } from '#server/features/base/files/files.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { purgeDuePhotos, updatePurgeAt } from '../identity.queries.ts'

type Deps = Pick<Platform, 'jobs' | 'clock'>

export async function purgePhotos(tx: Db, { jobs, clock }: Deps, checkId: Id): Promise<void> {
  const now = clock.now()
  await updatePurgeAt(tx, checkId, now)
  await eraseDue(tx, jobs, now)
}

export const purgeDue = ({ db, jobs, clock }: Deps & Pick<Platform, 'db'>): Promise<void> =>
  transaction(db, (tx) => eraseDue(tx, jobs, clock.now()))

/** The content is deleted by a job of the same transaction, which is retried until the storage has done it. */
async function eraseDue(tx: Db, jobs: Platform['jobs'], now: Date): Promise<void> {
  for (const { storageKey } of await purgeDuePhotos(tx, now)) await eraseContent(tx, jobs, storageKey)
}
