import { defineFeature } from '#server/platform/wiring/feature.ts'
import { refreshExchangeRates } from './exchange-rates.jobs.ts'
import { exchangeRatesRoutes } from './exchange-rates.routes.ts'

export const exchangeRatesFeature = defineFeature({
  name: 'exchange-rates',
  routes: exchangeRatesRoutes,
  jobs: [refreshExchangeRates],
  tablesWithoutPersonalData: {
    'public.exchange_rates': 'exchange rates by day',
  },
})
