import { readForCompanies } from '#server/features/people/profile/profile-views.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { sentProfileOf } from '#shared/features/hiring/applications/sent-profile.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The profile as it goes to a company now. */
export async function readSentProfile(db: Db, personId: Id): Promise<Pick<SentForm, 'profile' | 'background'>> {
  const { view, facts } = await readForCompanies(db, personId)
  return sentProfileOf(view, facts)
}
