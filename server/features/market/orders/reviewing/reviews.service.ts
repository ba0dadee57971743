import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectServiceFigures, selectServiceReviews } from '../orders.queries.ts'

const SHOWN = 5

/** Buyers are shown by their first name, or by the company they bought for. */
export async function listReviews(db: Db, serviceId: Id) {
  const figures = await selectServiceFigures(db, serviceId)
  const rows = await selectServiceReviews(db, serviceId, SHOWN)
  const buyers = await findContacts(
    db,
    rows.flatMap(({ order }) => order.buyerId ?? []),
  )
  const companyIds = [...new Set(rows.flatMap(({ order }) => order.companyId ?? []))]
  const companies = companyIds.length === 0 ? [] : await findCompanies(db, companyIds)
  return {
    ...figures,
    items: rows.map(({ review, order }) => ({
      id: review.id,
      stars: review.stars,
      text: review.text,
      at: review.createdAt.toISOString(),
      tier: order.tier,
      by:
        companies.find(({ id }) => id === order.companyId)?.name ??
        buyers.get(order.buyerId ?? '')?.name.split(' ')[0] ??
        '',
    })),
  }
}
