import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const exchangeRate = z.object({ perEuro: z.number().positive(), date: z.iso.date() }).meta({ id: 'ExchangeRate' })

export const exchangeRates = {
  current: endpoint({
    method: 'GET',
    path: '/shared/api/exchange-rates',
    guard: 'open',
    summary: 'Exchange rates per euro, with the date of each.',
    response: z.object({ rates: z.record(z.string().length(3), exchangeRate) }),
  }),
}
