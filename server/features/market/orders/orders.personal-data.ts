import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { orderEntries, orderEvents, orderReviews, orders } from './orders.tables.ts'

/** What a member ordered for a company stays with the company; the foreign key removes the member. */
const isOwn = ({ id }: KnownPerson): SQL | undefined => or(eq(orders.sellerId, id), eq(orders.buyerId, id))
const own = (person: KnownPerson): SQL => sql`(select id from ${orders} where ${isOwn(person)})`

/** Nobody is left who would need the record. */
const isOnlyTheirs = ({ id }: KnownPerson): SQL | undefined => {
  const isGone = (other: typeof orders.sellerId) => or(isNull(other), eq(other, id))
  return and(isOwn({ id, addresses: [] }), isGone(orders.sellerId), isGone(orders.buyerId), isNull(orders.companyId))
}

export const ordersPersonalData: PersonalData = {
  name: 'orders',
  tables: [
    {
      table: orders,
      of: isOwn,
      secrets: ['placedBy'],
      kept: 'The other side keeps its record of what was bought; the foreign key removes the person.',
    },
    {
      table: orderEntries,
      of: (person) =>
        and(
          eq(orderEntries.authorId, person.id),
          or(eq(orderEntries.by, 'seller'), inArray(orderEntries.orderId, own(person))),
        ),
      secrets: ['authorId'],
    },
    {
      table: orderReviews,
      of: (person) => and(eq(orderReviews.authorId, person.id), inArray(orderReviews.orderId, own(person))),
      secrets: ['authorId'],
      kept: 'Other buyers and the other side keep what was published; the foreign key removes the author.',
    },
    {
      table: orderEvents,
      of: orderEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
  // The next upkeep ends what is still open and tells the other side.
  async beforeErase(tx, person) {
    await tx.delete(orders).where(isOnlyTheirs(person))
  },
}
