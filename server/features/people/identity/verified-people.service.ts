// Who is verified, for other features. Nothing else about a check leaves this feature.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVerifiedUntil } from './identity.queries.ts'

/** By person, until when; people who are not verified are left out. */
export const findVerifiedPeople = (db: Db, personIds: readonly Id[], now: Date): Promise<Map<Id, Date>> =>
  selectVerifiedUntil(db, personIds, now)
