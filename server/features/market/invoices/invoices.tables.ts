import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { orders } from '#server/features/market/orders/orders.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { countryCode, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import {
  invoiceKinds,
  MAX_BILLING_CITY,
  MAX_BILLING_NAME,
  MAX_PAY_TO,
  MAX_POSTCODE,
  MAX_STREET,
  MAX_TAX_NOTE,
  MAX_TAX_NUMBER,
  taxKinds,
} from '#shared/features/market/invoices/invoice-limits.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** What invoices say about a person or a company. */
export const billingDetails = pgTable(
  'billing_details',
  {
    id: idColumn(),
    personId: personRef(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    country: countryCode('country').notNull(),
    vatId: text('vat_id').notNull(),
    taxNumber: text('tax_number').notNull().default(''),
    /** Null for those who only buy. */
    tax: text('tax', { enum: taxKinds }),
    /** In hundredths of a percent. */
    taxRate: integer('tax_rate').notNull().default(0),
    /** Businesses abroad with a VAT ID account for the VAT themselves. */
    reverseCharge: boolean('reverse_charge').notNull().default(false),
    taxNote: text('tax_note').notNull().default(''),
    payWithin: smallint('pay_within').notNull().default(0),
    payTo: text('pay_to').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_details_person').on(table.personId),
    uniqueIndex('billing_details_company').on(table.companyId),
    check('billing_details_owner', sql`num_nonnulls(${table.personId}, ${table.companyId}) = 1`),
    oneOfCheck('billing_details_tax', table.tax, taxKinds),
    lengthCheck('billing_details_name_length', table.name, 1, MAX_BILLING_NAME),
    lengthCheck('billing_details_street_length', table.street, 0, MAX_STREET),
    lengthCheck('billing_details_postcode_length', table.postcode, 0, MAX_POSTCODE),
    lengthCheck('billing_details_city_length', table.city, 0, MAX_BILLING_CITY),
    lengthCheck('billing_details_vat_id_length', table.vatId, 0, MAX_TAX_NUMBER),
    lengthCheck('billing_details_tax_number_length', table.taxNumber, 0, MAX_TAX_NUMBER),
    lengthCheck('billing_details_tax_note_length', table.taxNote, 0, MAX_TAX_NOTE),
    lengthCheck('billing_details_pay_to_length', table.payTo, 0, MAX_PAY_TO),
  ],
)

/** The last number that each seller has used in a year. A sequence would leave gaps when a transaction fails. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    personId: personRef().notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.year] })],
)

/** Issued once and never changed, apart from whether it has been paid. */
export const invoices = pgTable(
  'invoices',
  {
    id: idColumn(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sellerId: personRef('seller_id', 'set null'),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** The invoice that a credit note cancels. */
    creditedId: uuid('credited_id').references((): AnyPgColumn => invoices.id, { onDelete: 'cascade' }),
    currency: char('currency', { length: 3 }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    facts: jsonb('facts').$type<InvoiceFacts>().notNull(),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.sellerId, table.number),
    uniqueIndex('invoices_order').on(table.orderId, table.kind),
    uniqueIndex('invoices_credited').on(table.creditedId),
    oneOfCheck('invoices_kind', table.kind, invoiceKinds),
    check('invoices_credit', sql`(${table.kind} = 'credit_note') = (${table.creditedId} is not null)`),
  ],
)
