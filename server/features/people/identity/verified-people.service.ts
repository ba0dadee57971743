// Who is verified, for other features. Nothing else about a check leaves this feature.

import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { insertCheck, isVerifiedAt, selectVerifiedUntil } from './identity.queries.ts'

/** By person, until when; people who are not verified are left out. */
export const findVerifiedPeople = (db: Db, personIds: readonly Id[], now: Date): Promise<Map<Id, Date>> =>
  selectVerifiedUntil(db, personIds, now)

/** The same as a condition on a query of another feature. */
export const isVerifiedPerson = (personId: PgColumn, now: Date): SQL => isVerifiedAt(personId, now)

type Approval = { personId: Id; country: string; at: Date }

const VALID_DAYS = 365

/** For people whose documents were checked elsewhere, such as those of the demo world. */
export async function recordApproval(tx: Db, { personId, country, at }: Approval): Promise<void> {
  await insertCheck(tx, {
    personId,
    status: 'approved',
    documentType: 'passport',
    documentCountry: country,
    hasMrz: true,
    consentedAt: at,
    submittedAt: at,
    decidedAt: at,
    validUntil: new Date(at.getTime() + VALID_DAYS * DAY),
    updatedAt: at,
  })
}
