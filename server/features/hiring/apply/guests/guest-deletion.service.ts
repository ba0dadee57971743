// Deletes guests who never came back: drafts, uploads, recordings and the account itself.

import { findLastSeenOf } from '#server/features/base/accounts/people.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { identifyPerson } from '#server/platform/personal-data/personal-data.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import { GUEST_DAYS } from '#shared/features/hiring/apply/apply-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { hasOwnAccount } from './guest-accounts.service.ts'
import { BATCH, deleteGuest, lockInactiveGuests } from './guests.queries.ts'

export async function deleteGuests(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - GUEST_DAYS * DAY)
  for (let after: Id | null = null, isMore = true; isMore; ) {
    const silent: Id[] = await deleteBatch(platform, since, after)
    after = silent.at(-1) ?? null
    isMore = silent.length === BATCH
  }
}

const deleteBatch = (platform: Platform, since: Date, after: Id | null): Promise<Id[]> =>
  transaction(platform.db, async (tx) => {
    const silent = await lockInactiveGuests(tx, since, after)
    const seen = await findLastSeenOf(tx, silent)
    for (const personId of silent) {
      if ((seen.get(personId) ?? new Date(0)) >= since) continue
      if (await hasOwnAccount(tx, personId)) await deleteGuest(tx, personId)
      else await eraseKnownPerson(tx, platform, await identifyPerson(tx, platform.personalData, personId))
    }
    return silent
  })
