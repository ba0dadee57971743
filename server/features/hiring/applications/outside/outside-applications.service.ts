// Applications tracked elsewhere: private to the talent, never visible to companies.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_OUTSIDE } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  OutsideApplication,
  OutsideFields,
} from '#shared/features/hiring/applications/outside-applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  countOutside,
  deleteOutside,
  insertOutside,
  type OutsideRow,
  selectOutside,
  selectOutsideOne,
  updateOutside,
} from './outside-applications.queries.ts'

const present = ({ personId: _personId, createdAt: _createdAt, ...row }: OutsideRow): OutsideApplication => ({
  ...row,
  contacts: [...row.contacts],
  updatedAt: row.updatedAt.toISOString(),
})

export const listOutside = async (db: Db, viewer: Viewer, isArchived: boolean): Promise<OutsideApplication[]> =>
  (await selectOutside(db, viewer.id, isArchived)).map(present)

const tooMany = /* i18n */ {
  id: 'applications.tracked_limit',
  message: 'You can track up to {most} applications you sent elsewhere. Delete one first.',
  values: { most: MAX_OUTSIDE },
}

export async function addOutside(
  tx: Db,
  clock: Clock,
  viewer: Viewer,
  fields: OutsideFields,
): Promise<OutsideApplication> {
  // Serialised: two concurrent requests would both see room for one.
  await lockPerson(tx, viewer.id)
  if ((await countOutside(tx, viewer.id)) >= MAX_OUTSIDE) throw fieldError(['company'], tooMany)
  const now = clock.now()
  return present(found(await insertOutside(tx, { ...fields, personId: viewer.id, createdAt: now, updatedAt: now })))
}

async function ensureOwn(db: Db, viewer: Viewer, id: Id): Promise<void> {
  const { personId } = found(await selectOutsideOne(db, id))
  ensure(personId === viewer.id, 'not_found')
}

export async function changeOutside(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  id: Id,
  fields: OutsideFields & { isArchived: boolean },
): Promise<OutsideApplication> {
  await ensureOwn(db, viewer, id)
  return present(found(await updateOutside(db, id, { ...fields, updatedAt: clock.now() })))
}

export async function removeOutside(db: Db, viewer: Viewer, id: Id): Promise<void> {
  await ensureOwn(db, viewer, id)
  await deleteOutside(db, id)
}
