import { inArray, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { paymentEvents, payments } from './payments.tables.ts'

const ordersOf = ({ id }: KnownPerson) => sql`(select id from orders where buyer_id = ${id} or seller_id = ${id})`

export const paymentsPersonalData: PersonalData = {
  name: 'payments',
  tables: [
    {
      table: payments,
      of: (person) => inArray(payments.orderId, ordersOf(person)),
      secrets: ['checkoutUrl'],
      kept: 'Amounts and dates are part of the books of the installation. Once both accounts are deleted they belong to no order.',
    },
    {
      table: paymentEvents,
      of: paymentEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}
