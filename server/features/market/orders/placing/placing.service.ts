import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findOrderable } from '#server/features/market/services/browsing/orderable.service.ts'
import { paymentMethodOf } from '#server/features/market/services/browsing/payment-method.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { ANSWER_HOURS, MAX_REQUESTED } from '#shared/features/market/orders/order-limits.ts'
import type { NewOrder, Order } from '#shared/features/market/orders/orders.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { notifyOther } from '../notifying.service.ts'
import { canOrder, canOrderFor } from '../orders.policy.ts'
import { countRequested, insertEntry, insertOrder, ofBuyer, ofCompany } from '../orders.queries.ts'
import { presentFull } from '../reading/reading.service.ts'

const notOffered = /* i18n */ { id: 'orders.not_offered', message: 'This service does not take orders at the moment.' }
const unknownTier = /* i18n */ { id: 'orders.unknown_tier', message: 'Choose one of the tiers.' }
const unknownAddon = /* i18n */ { id: 'orders.unknown_addon', message: 'This add-on is no longer offered.' }
const priceChanged = /* i18n */ {
  id: 'orders.price_changed',
  message: 'The price has changed in the meantime. Reload the page to see it.',
}
const tooMany = /* i18n */ {
  id: 'orders.too_many',
  message: 'You have {count} orders that no seller has answered yet. Wait for an answer or cancel one.',
  values: { count: MAX_REQUESTED },
}

/** For the viewer, or for a company of theirs. */
export async function placeOrder(
  db: Db,
  platform: Platform,
  { viewer, company }: { viewer: Viewer; company: OwnCompany | null },
  given: NewOrder,
): Promise<Order> {
  if (company) ensure(canOrderFor(company))
  const now = platform.clock.now()
  const order = await transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const service = found(await findOrderable(tx, given.serviceId))
    ensure(canOrder(viewer, service))
    if (!service.isLive) throw tooLate(notOffered)
    const contents = service.tiers.find(({ name }) => name === given.tier)
    if (!contents) throw fieldError(['tier'], unknownTier)
    const addons = service.addons.filter(({ id }) => given.addonIds.includes(id))
    if (addons.length !== new Set(given.addonIds).size) throw fieldError(['addonIds'], unknownAddon)
    const chosen = [contents, ...addons]
    const price = chosen.reduce((sum, one) => sum + one.price, 0)
    if (price !== given.price) throw tooLate(priceChanged)
    const whose = company ? ofCompany(company.id) : ofBuyer(viewer.id)
    if ((await countRequested(tx, whose)) >= MAX_REQUESTED) throw tooLate(tooMany)
    const row = await insertOrder(tx, {
      serviceId: service.id,
      sellerId: service.personId,
      buyerId: company ? null : viewer.id,
      companyId: company?.id ?? null,
      placedBy: viewer.id,
      title: service.title,
      tier: contents.name,
      contents,
      addons,
      currency: service.currency,
      price,
      tax: service.tax,
      payBy: paymentMethodOf(platform),
      days: chosen.reduce((sum, one) => sum + one.days, 0),
      answerBy: new Date(now.getTime() + ANSWER_HOURS * HOUR),
      updatedAt: now,
      createdAt: now,
    })
    if (given.note !== '')
      await insertEntry(tx, {
        orderId: row.id,
        kind: 'request',
        by: 'buyer',
        authorId: viewer.id,
        text: given.note,
        createdAt: now,
      })
    await notifyOther(tx, platform, row, { to: 'seller', step: 'request' })
    return row
  })
  return presentFull(db, order, 'buyer', now)
}
