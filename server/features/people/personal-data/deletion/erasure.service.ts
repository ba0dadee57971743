// Erases a person: all features in one transaction, all or nothing. Stored files follow through the queue, which loses none.

import { createHash } from 'node:crypto'
import { findUnverifiedDuplicates, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { identifyPerson } from '#server/platform/personal-data/personal-data.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isScheduledDeletion } from '#shared/features/people/personal-data/deletion-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertErased, moveDeletion, selectDeletion, selectReturned } from './deletions.queries.ts'

export async function carryOutDeletion(platform: Platform, requestId: Id): Promise<void> {
  const { db, clock, log } = platform
  await transaction(db, async (tx) => {
    const seen = await selectDeletion(tx, requestId)
    // An earlier job has done it.
    if (!seen || !(await lockPerson(tx, seen.personId))) return
    const row = await selectDeletion(tx, requestId)
    // Undone while waiting for the lock.
    if (!isScheduledDeletion(row?.status) || row.scheduledFor > clock.now()) return
    await moveDeletion(tx, row, 'execute', 'system')
    await erasePerson(tx, platform, row.personId)
    log.info({ requestId }, 'account erased')
  })
}

/** After restoring a backup: erases again whoever had been erased since. */
export async function eraseAgain(platform: Platform): Promise<void> {
  for (const personId of await selectReturned(platform.db)) {
    await transaction(platform.db, async (tx) => {
      if (await lockPerson(tx, personId)) await erasePerson(tx, platform, personId)
    })
    platform.log.info('account erased again after a restore')
  }
}

async function erasePerson(tx: Db, platform: Platform, personId: Id): Promise<void> {
  for (const twinId of await findUnverifiedDuplicates(tx, personId)) await eraseRows(tx, platform, twinId)
  await eraseRows(tx, platform, personId)
  await insertErased(tx, createHash('sha256').update(personId).digest(), platform.clock.now())
}

const eraseRows = async (tx: Db, platform: Platform, personId: Id): Promise<void> =>
  eraseKnownPerson(tx, platform, await identifyPerson(tx, platform.personalData, personId))
