import type { Db } from '#server/platform/db/database.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { ProfileView } from '#shared/features/people/profile/profile-view.ts'
import type { Id } from '#shared/kit/ids.ts'
import { visibilityOf } from './profile.presenter.ts'
import { selectProfileRow } from './profile.queries.ts'
import { readProfile } from './profile.service.ts'
import { presentProfileView } from './profile-views.presenter.ts'

/** What companies may see, with the facts that jobs are matched against. */
export async function readForCompanies(
  db: Db,
  personId: Id,
): Promise<{ view: ProfileView; facts: OwnProfile['facts'] }> {
  const own = await readProfile(db, personId)
  return { view: presentProfileView(own, 'company'), facts: own.facts }
}

/** Whether companies may know that the identity of a person has been checked. */
export const showsIdentity = async (db: Db, personId: Id): Promise<boolean> =>
  visibilityOf(await selectProfileRow(db, personId)).identity !== 'me'
