import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { type JobPay, payPeriods } from '../job-terms.ts'
import { comparablePay, isPlausiblePay, yearlyEuros } from './comparable-pay.ts'

const day = '2026-11-13'
const rates: ExchangeRates = {
  USD: { perEuro: 1.25, date: day },
  KES: { perEuro: 160, date: day },
}

const pay = (min: number | null, max: number | null, named: Partial<JobPay> & { currency?: string } = {}): JobPay => {
  const { currency = 'EUR', ...rest } = named
  return {
    min: min === null ? null : moneyFromMajor(min, currency),
    max: max === null ? null : moneyFromMajor(max, currency),
    period: 'year',
    hoursPerWeek: 40,
    basis: 'gross',
    policy: 'global',
    ...rest,
  }
}

describe('pay in the reader’s currency', () => {
  it('is per month, with the exchange rate and its date', () => {
    expect(comparablePay(pay(60_000, 78_000), { currency: 'KES', period: 'month' }, rates)).toEqual({
      min: moneyFromMajor(800_000, 'KES'),
      max: moneyFromMajor(1_040_000, 'KES'),
      period: 'month',
      rate: 160,
      rateDate: '2026-11-13',
    })
  })

  it('needs no rate if both currencies are the same', () => {
    expect(
      comparablePay(pay(5_000, null, { period: 'month' }), { currency: 'EUR', period: 'year' }, rates),
    ).toMatchObject({
      min: moneyFromMajor(60_000, 'EUR'),
      max: null,
      rate: 1,
      rateDate: null,
    })
  })

  it('accounts for the hours actually worked', () => {
    const hourly = pay(50, 50, { period: 'hour', currency: 'USD', hoursPerWeek: 20 })
    expect(comparablePay(hourly, { currency: 'USD', period: 'year' }, rates)?.max).toEqual(
      moneyFromMajor(52_000, 'USD'),
    )
    expect(comparablePay({ ...hourly, period: 'month' }, { currency: 'USD', period: 'year' }, rates)?.max).toEqual(
      moneyFromMajor(600, 'USD'),
    )
  })

  it('is not guessed for a project or a currency without a rate', () => {
    expect(comparablePay(pay(900, 900, { period: 'once' }), { currency: 'EUR', period: 'year' }, rates)).toBeNull()
    expect(comparablePay(pay(900, 900, { currency: 'XTS' }), { currency: 'EUR', period: 'year' }, rates)).toBeNull()
  })

  it('has a single figure for filters', () => {
    expect(yearlyEuros(pay(60_000, 75_000, { currency: 'USD' }), rates)).toBe(60_000)
    expect(yearlyEuros(null, rates)).toBeNull()
  })
})

describe('implausible pay', () => {
  it('is far from a usual hourly rate, or a range too wide to mean anything', () => {
    expect(isPlausiblePay(pay(60_000, 80_000), rates)).toBe(true)
    expect(isPlausiblePay(pay(20_000, 90_000), rates)).toBe(false)
    expect(isPlausiblePay(pay(80_000, 60_000), rates)).toBe(false)
    expect(isPlausiblePay(pay(5_000, 5_000, { period: 'hour' }), rates)).toBe(false)
    expect(isPlausiblePay(pay(100, null), rates)).toBe(false)
  })

  it('can be checked for any pay without throwing', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 10_000_000 }))
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...payPeriods), (min, max, period) => {
        expect(typeof isPlausiblePay(pay(min, max, { period }), rates)).toBe('boolean')
      }),
    )
  })
})
