import { sql } from 'drizzle-orm'
import { char, check, date, doublePrecision, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** History is kept, so that any converted amount that was shown can be reproduced. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: char('currency', { length: 3 }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Units of the currency for one euro. Rates have six digits, so a double round-trips them. */
    perEuro: doublePrecision('per_euro').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.date] }),
    check('exchange_rates_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_positive', sql`${table.perEuro} > 0`),
  ],
)
