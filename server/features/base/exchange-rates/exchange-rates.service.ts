import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { readEcbRates } from './ecb-rates.ts'
import { insertRates, selectLatestRates, selectNewestDay } from './exchange-rates.queries.ts'
import { withPegged } from './pegged-rates.ts'
import { shippedRates } from './shipped-rates.ts'

export { shippedRates }

const CACHE_MS = 60_000

// Every search needs them and they change once a day. A refresh on another node is noticed within a minute.
const cache = new WeakMap<Db, { until: number; rates: ExchangeRates }>()

/** The newest rate of each currency, from the last refresh or the release. */
export async function currentRates({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<ExchangeRates> {
  const now = clock.now().getTime()
  const cached = cache.get(db)
  if (cached && cached.until > now) return cached.rates
  const read = (await selectLatestRates(db))
    .filter(({ currency, date }) => date >= (shippedRates[currency]?.date ?? ''))
    .map(({ currency, perEuro, date }) => [currency, { perEuro, date }] as const)
  const rates = withPegged({ ...shippedRates, ...Object.fromEntries(read) })
  cache.set(db, { until: now + CACHE_MS, rates })
  return rates
}

/** A source is configured, and its last rates are more than a day old. */
export async function areRatesStale({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<boolean> {
  const newest = await selectNewestDay(db)
  const yesterday = addDays(localDateAt('UTC', clock.now().getTime()), -1)
  return config.ratesUrl !== null && (newest === null || newest < yesterday)
}

/** Does nothing unless a source is configured. On failure the queue retries and the old rates stay in use, with their date. */
export async function refreshRates({
  db,
  config,
  outbound,
}: Pick<Platform, 'db' | 'config' | 'outbound'>): Promise<void> {
  if (config.ratesUrl === null) return
  const { text } = await outbound.read(config.ratesUrl, { accept: 'application/xml, text/xml' })
  await insertRates(db, readEcbRates(text ?? ''))
  cache.delete(db)
}
