// What other features may know and change about people, beside their ways in.

import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentIdentity } from './accounts.presenter.ts'
import { findPerson } from './accounts.service.ts'
import { type BasicsChanges, selectEmailDomains, selectNames, updateBasics } from './people.queries.ts'

export async function changeBasics(db: Db, personId: Id, changes: BasicsChanges): Promise<Identity> {
  if (Object.keys(changes).length > 0) await updateBasics(db, personId, changes)
  return presentIdentity(await findPerson(db, personId))
}

export async function findNames(db: Db, personIds: readonly Id[]): Promise<Map<Id, string>> {
  if (personIds.length === 0) return new Map()
  return new Map((await selectNames(db, personIds)).map(({ id, name }) => [id, name]))
}

/** Proven addresses only: anybody can type one. */
export const findEmailDomains = async (db: Db, personIds: readonly Id[]): Promise<string[]> =>
  personIds.length === 0 ? [] : selectEmailDomains(db, personIds)
