import { changePerson, presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { BasicsChange } from '#shared/features/people/preferences/preferences.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

export async function changeBasics(db: Db, personId: Id, change: BasicsChange): Promise<Identity> {
  // The database rejects an update without columns, but an empty change is not an error.
  if (Object.keys(change).length > 0) await changePerson(db, personId, change)
  return presentPerson(db, personId)
}
