import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponent, formatMoney, formatMoneyRange, majorUnits, moneyFromMajor } from './money.ts'

const NBSP = '\u00a0'
const range = (low: number, high: number, currency: string, locale = 'en') =>
  formatMoneyRange(moneyFromMajor(low, currency), moneyFromMajor(high, currency), locale)

describe('money', () => {
  it('keeps amounts in the smallest unit of the currency', () => {
    expect(moneyFromMajor(5000, 'JPY').amount).toBe(5000)
    expect(moneyFromMajor(12.5, 'EUR').amount).toBe(1250)
    expect(moneyFromMajor(1.234, 'KWD').amount).toBe(1234)
  })

  it('preserves amounts in any currency', () => {
    const currency = fc.constantFrom('JPY', 'EUR', 'KWD', 'KES', 'CLF', 'XOF')
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), currency, (amount, code) => {
        expect(moneyFromMajor(majorUnits({ amount, currency: code }), code)).toEqual({ amount, currency: code })
      }),
    )
  })

  it('shows as many decimals as the currency has, and none for whole amounts', () => {
    expect(formatMoney(moneyFromMajor(5800, 'EUR'), 'en')).toBe(`EUR${NBSP}5,800`)
    expect(formatMoney(moneyFromMajor(40.5, 'EUR'), 'en')).toBe(`EUR${NBSP}40.50`)
    expect(formatMoney(moneyFromMajor(1234.567, 'KWD'), 'en')).toBe(`KWD${NBSP}1,234.567`)
    expect(formatMoney(moneyFromMajor(870_000, 'JPY'), 'en')).toBe(`JPY${NBSP}870,000`)
  })

  it('knows the currencies that Intl and ISO 4217 disagree about', () => {
    expect(currencyExponent('AFN')).toBe(2)
    expect(formatMoney({ amount: 150, currency: 'AFN' }, 'en')).toBe(`AFN${NBSP}1.50`)
  })

  it('shortens large amounts in lists but not small ones', () => {
    expect(formatMoney(moneyFromMajor(650_000, 'KES'), 'en', 'compact')).toBe(`KES${NBSP}650k`)
    expect(formatMoney(moneyFromMajor(5200, 'EUR'), 'en', 'compact')).toBe(`EUR${NBSP}5,200`)
  })

  it('shows the currency once in a range', () => {
    expect(range(780_000, 930_000, 'KES')).toBe(`KES${NBSP}780–930k`)
    expect(range(1_300_000, 1_600_000, 'KES')).toBe(`KES${NBSP}1.3–1.6m`)
    expect(range(900_000, 1_200_000, 'KES')).toBe(`KES${NBSP}900k–1.2m`)
    expect(range(5200, 6200, 'EUR')).toBe(`EUR${NBSP}5,200–6,200`)
    expect(range(5200, 6200, 'EUR', 'de')).toBe(`5.200–6.200${NBSP}EUR`)
    expect(range(5200, 5200, 'EUR')).toBe(`EUR${NBSP}5,200`)
    expect(range(5000, 6666.67, 'EUR')).toBe(`EUR${NBSP}5,000–6,667`)
    expect(range(40.5, 52, 'EUR')).toBe(`EUR${NBSP}40.50–52`)
  })

  it('shows a leading currency exactly once, for any range', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (a, b) => {
        expect(range(Math.min(a, b), Math.max(a, b), 'KES').split('KES')).toHaveLength(2)
      }),
    )
  })

  it('rejects a range with two currencies', () => {
    expect(() => formatMoneyRange(moneyFromMajor(1, 'EUR'), moneyFromMajor(2, 'USD'), 'en')).toThrow('two currencies')
  })
})
