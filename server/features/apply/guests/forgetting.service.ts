// Whoever began as a guest and never came back is forgotten whole: drafts, uploads, recordings, the account itself.

import { hasPasskey } from '#server/features/passkeys/passkeys.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { knowPerson } from '#server/platform/personal-data/personal-data.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import { GUEST_DAYS } from '#shared/features/apply/apply-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { BATCH, deleteGuest, lockForgottenGuests } from './guests.queries.ts'

export async function forgetGuests(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - GUEST_DAYS * DAY)
  while ((await forgetSome(platform, since)) === BATCH);
}

const forgetSome = (platform: Platform, since: Date): Promise<number> =>
  transaction(platform.db, async (tx) => {
    const guests = await lockForgottenGuests(tx, since)
    for (const personId of guests) {
      // Somebody who made a way in of their own means to come back.
      if (await hasPasskey(tx, personId)) await deleteGuest(tx, personId)
      else await eraseKnownPerson(tx, platform, await knowPerson(tx, platform.personalData, personId))
    }
    return guests.length
  })
