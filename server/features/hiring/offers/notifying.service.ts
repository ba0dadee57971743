import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import { findCompanyNames } from '#server/features/people/companies/facts/company-facts.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { OfferRow } from './offers.queries.ts'

const jobTitleOf = async (tx: Db, { jobId }: OfferRow) => found((await findJobCards(tx, [jobId]))[0]).title

type TalentNews =
  | { event: 'offer_received'; how: 'new' | 'changed' }
  | { event: 'offer_due'; how: 'due' }
  | { event: 'offer_updated'; how: 'kept' | 'extended' | 'not_extended' | 'withdrawn' | 'expired' | 'completed' }

export async function notifyTalentOfOffer(
  tx: Db,
  platform: Platform,
  offer: OfferRow,
  news: TalentNews,
): Promise<void> {
  const [company] = await findCompanyNames(tx, [offer.companyId])
  await notify(platform, tx, {
    personId: offer.talentId,
    event: news.event,
    href: `/offers/${offer.id}`,
    subject: offer.id,
    values: { company: found(company).name, job: await jobTitleOf(tx, offer), how: news.how },
  })
}

type CompanyNews =
  | { event: 'offer_approval'; how: 'needed' | 'approved' | 'returned'; to: readonly (Id | null)[] }
  | {
      event: 'offer_answered'
      how: 'accepted' | 'countered' | 'declined' | 'more_time' | 'expired' | 'ended' | 'completed'
    }

/** Approvals concern two people; everything else the whole hiring team. */
export async function notifyCompanyOfOffer(
  tx: Db,
  platform: Platform,
  offer: OfferRow,
  news: CompanyNews,
): Promise<void> {
  const readers =
    news.event === 'offer_approval'
      ? news.to.flatMap((personId) => personId ?? [])
      : (await findHiringSeats(tx, [offer.companyId])).map(({ personId }) => personId)
  const name = (await findVerifiedNames(tx, [offer.talentId])).get(offer.talentId) ?? ''
  const job = await jobTitleOf(tx, offer)
  for (const personId of new Set(readers))
    await notify(platform, tx, {
      personId,
      event: news.event,
      href: `/company/offers/${offer.id}`,
      subject: offer.id,
      values: { name: await nameFor(tx, { id: personId }, { ...offer, name }), job, how: news.how },
      about: offer.talentId,
    })
}
