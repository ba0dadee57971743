// The viewer's relation to an offer, and who in the company may approve it.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import { sideOf } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { roleOnJob } from '#server/features/jobs/jobs/team/job-role.service.ts'
import { findMembers } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'
import { approvingRoles, canReadOffers } from '../offers.policy.ts'
import { selectOffer } from '../offers.queries.ts'

/** For people outside the hiring team the offer does not exist. */
export async function offerSideOf(db: Db, viewer: Viewer, about: { companyId: Id; jobId: Id }): Promise<CompanySide> {
  const side = await sideOf(db, viewer, about)
  ensure(canReadOffers(side))
  return side
}

/** In the order in which they joined. */
export async function findApprovers(
  db: Db,
  { companyId, jobId }: { companyId: Id; jobId: Id },
): Promise<{ id: Id; name: string }[]> {
  const members = (await findMembers(db, companyId)).filter(({ role }) => approvingRoles.includes(role))
  const approving: Id[] = []
  for (const { personId, role } of members) {
    const roleHere = await roleOnJob(db, { personId, jobId, memberRole: role })
    if (roleHere !== null && approvingRoles.includes(roleHere)) approving.push(personId)
  }
  const names = await findVerifiedNames(db, approving)
  return approving.map((id) => ({ id, name: names.get(id) ?? '' }))
}

/** What an offer is about, for the features above this one. */
export async function findOfferSubject(db: Db, id: Id): Promise<{ applicationId: Id; jobId: Id } | null> {
  const offer = await selectOffer(db, id)
  return offer && { applicationId: offer.applicationId, jobId: offer.jobId }
}
