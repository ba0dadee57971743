import { describe, expect, it } from 'vitest'
import { payOf } from './posting-fields.ts'

describe('structured pay', () => {
  it.each([
    ['per-year-salary', 'year', 2_000_00],
    ['per-month-salary', 'month', 2_000_00],
    ['semi-month-salary', 'month', 4_000_00],
    ['bi-month-salary', 'month', 1_000_00],
    ['per-week-salary', 'week', 2_000_00],
    ['bi-week-salary', 'week', 1_000_00],
    ['BIWEEKLY', 'week', 1_000_00],
    ['per-hour-wage', 'hour', 2_000_00],
  ])('named %s is per %s', (named, period, amount) => {
    expect(payOf({ min: 2_000, max: null, currency: 'eur', period: named })).toMatchObject({
      period,
      min: { amount, currency: 'EUR' },
      max: null,
    })
  })

  it.each([
    ['one-time', 'EUR'],
    [null, 'EUR'],
    ['year', 'euro'],
    ['year', null],
  ])('is ignored for the period %s in %s', (period, currency) => {
    expect(payOf({ min: 2_000, max: 3_000, currency, period })).toBeNull()
  })
})
