import { desc, max } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { exchangeRates } from './exchange-rates.tables.ts'

export type RateRow = typeof exchangeRates.$inferSelect

export const selectLatestRates = (db: Db): Promise<RateRow[]> =>
  db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.date))

export async function selectNewestDay(db: Db): Promise<string | null> {
  const [row] = await db.select({ day: max(exchangeRates.date) }).from(exchangeRates)
  return row?.day ?? null
}

/** Days that are stored already stay as they are. */
export async function insertRates(db: Db, rows: RateRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(exchangeRates).values(rows).onConflictDoNothing()
}
