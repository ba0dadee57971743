import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { orderEntries, orderEvents, orderReviews, orders } from './orders.tables.ts'

/** What a member ordered for a company stays with the company; the foreign key removes the member. */
const isOwn = ({ id }: KnownPerson): SQL | undefined => or(eq(orders.sellerId, id), eq(orders.buyerId, id))
const own = (person: KnownPerson): SQL => sql`(select id from ${orders} where ${isOwn(person)})`

export const ordersPersonalData: PersonalData = {
  name: 'orders',
  tables: [
    { table: orders, of: isOwn, secrets: ['placedBy'] },
    { table: orderEntries, of: (person) => inArray(orderEntries.orderId, own(person)), secrets: ['authorId'] },
    { table: orderReviews, of: (person) => inArray(orderReviews.orderId, own(person)), secrets: ['authorId'] },
    {
      table: orderEvents,
      of: orderEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}
