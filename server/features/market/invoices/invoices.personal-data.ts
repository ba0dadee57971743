import { eq, inArray, or, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { billingDetails, invoiceCounters, invoices } from './invoices.tables.ts'

const bought = ({ id }: KnownPerson) => sql`(select id from orders where buyer_id = ${id})`

export const invoicesPersonalData: PersonalData = {
  name: 'invoices',
  tables: [
    { table: billingDetails, of: billingDetails.personId },
    { table: invoiceCounters, of: invoiceCounters.personId },
    {
      table: invoices,
      of: (person) => or(eq(invoices.sellerId, person.id), inArray(invoices.orderId, bought(person))),
      kept: 'The other side has to keep its invoices for the tax office. They are deleted with the order once both accounts are.',
    },
  ],
}
