import { sql } from 'drizzle-orm'
import { char, check, date, doublePrecision, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** Every day that was read stays: a figure that was shown once can be worked out again. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: char('currency', { length: 3 }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Units of the currency for one euro. Rates are quoted with six digits, so a double holds them as they are. */
    perEuro: doublePrecision('per_euro').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.date] }),
    check('exchange_rates_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_positive', sql`${table.perEuro} > 0`),
  ],
)
