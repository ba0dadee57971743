import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { companyOfferChanged, offerChanged } from '#shared/features/hiring/offers/offers.events.ts'
import { companyOffersChannel } from '#shared/features/hiring/offers/offers-channels.ts'
import { canReadOffers } from './offers.policy.ts'
import type { OfferRow } from './offers.queries.ts'

export const offersChannels: readonly ChannelAccess[] = [
  allowOn(companyOffersChannel, ({ viewer, params, db }) => mayListen(db, viewer, params.companyId)),
]

async function mayListen(db: Db, viewer: Viewer, companyId: string): Promise<boolean> {
  const company = (await listOwnCompanies(db, viewer)).find(({ id }) => id === companyId)
  return company !== undefined && canReadOffers({ companyStatus: company.status, memberRole: company.role })
}

/** The talent hears of it once it has been sent. */
export function publishOffer({ realtime }: Pick<Platform, 'realtime'>, tx: Db, offer: OfferRow): void {
  const { id, companyId, talentId, sentAt } = offer
  realtime.publish(companyOfferChanged, { companyId }, { id }, { tx })
  if (sentAt !== null) realtime.publish(offerChanged, { personId: talentId }, { id }, { tx })
}
