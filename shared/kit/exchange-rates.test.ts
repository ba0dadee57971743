import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, type ExchangeRates, rateBetween, staleDays } from './exchange-rates.ts'

const rates: ExchangeRates = {
  USD: { perEuro: 1.25, date: '2026-11-13' },
  KES: { perEuro: 160, date: '2026-10-06' },
  JPY: { perEuro: 175, date: '2026-11-13' },
}

describe('a rate between two currencies', () => {
  it('goes through the euro and is as old as the older of the two', () => {
    expect(rateBetween(rates, 'EUR', 'USD')).toEqual({ rate: 1.25, date: '2026-11-13' })
    expect(rateBetween(rates, 'USD', 'KES')).toEqual({ rate: 128, date: '2026-10-06' })
    expect(rateBetween(rates, 'USD', 'USD')).toEqual({ rate: 1, date: null })
    expect(rateBetween(rates, 'USD', 'XTS')).toBeNull()
  })

  it('says how old it is once that matters', () => {
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
    expect(staleDays('2026-11-13', at('2026-11-20'))).toBeNull()
    expect(staleDays('2026-11-13', at('2026-11-21'))).toBe(8)
    expect(staleDays('2026-10-06', at('2026-11-15'))).toBe(40)
  })

  it('is reversed by converting back', () => {
    const code = fc.constantFrom('EUR', 'USD', 'KES', 'JPY')
    fc.assert(
      fc.property(code, code, (from, to) => {
        const [there, back] = [rateBetween(rates, from, to), rateBetween(rates, to, from)]
        expect((there?.rate ?? 0) * (back?.rate ?? 0)).toBeCloseTo(1, 10)
        expect(there?.date).toBe(back?.date)
      }),
    )
  })

  it('respects currencies without a minor unit', () => {
    expect(convert(rates, { amount: 100_00, currency: 'USD' }, 'JPY')?.money).toEqual({
      amount: 14_000,
      currency: 'JPY',
    })
  })
})
