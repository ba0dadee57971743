import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { findWorkHours } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Seller } from '#shared/features/market/services/services.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

/** People who offer services, as their buyers see them. */
export async function findSellers(db: Db, personIds: readonly Id[], now: Date): Promise<ReadonlyMap<Id, Seller>> {
  const ids = [...new Set(personIds)]
  const [contacts, verified, hours] = await together(
    db,
    () => findContacts(db, ids),
    () => findVerifiedPeople(db, ids, now),
    () => findWorkHours(db, ids),
  )
  return new Map(
    [...contacts.values()].map(({ id, name, country, timeZone }) => [
      id,
      { id, name, country, timeZone, hours: hours.get(id) ?? null, isIdentityChecked: verified.has(id) },
    ]),
  )
}
