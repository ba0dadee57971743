import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['billing_details.country']

export const markedRows: MarkedRows = ({ person, idOf }) => [
  sql`insert into billing_details (id, person_id, name, street, postcode, city, country, vat_id, tax_number, tax_note, pay_to, updated_at)
      values (${newId()}, ${person.id}, 'zq-billing-name', 'zq-street', 'zq-postcode', 'zq-billing-city', 'KE', 'zq-vat', 'zq-tax-number',
        'zq-tax-note', 'zq-pay-to', now())`,
  sql`insert into invoice_counters (person_id, year, last) values (${person.id}, 2026, 1)`,
  sql`insert into invoices (id, order_id, seller_id, kind, number, issued_on, currency, total, facts)
      values (${newId()}, ${idOf('order')}, ${person.id}, 'invoice', '2026-0001', now(), 'EUR', 100, '{"title": "zq-invoice"}')`,
]
