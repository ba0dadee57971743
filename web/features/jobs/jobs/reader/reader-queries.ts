import type { exchangeRates } from '#shared/features/base/exchange-rates/exchange-rates.contract.ts'
import type { talents } from '#shared/features/people/talents/talents.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const ownFactsQuery = endpointQuery<typeof talents.ownFacts>('GET /talent/api/facts')
export const ratesQuery = endpointQuery<typeof exchangeRates.current>('GET /shared/api/exchange-rates')

/** What a page with job cards must load before it can render; add them to its `pageQueries`. */
export const readerQueries = [ownFactsQuery, ratesQuery]
