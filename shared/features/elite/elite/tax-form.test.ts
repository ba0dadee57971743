import { describe, expect, it } from 'vitest'
import { taxFormExpiry, taxFormFor } from './tax-form.ts'

const kenyan = { taxResidence: 'KE', isUsPerson: false, hasUsPayer: true, legalForm: 'individual' } as const

describe('the tax form', () => {
  it('depends on residence, payer and legal form', () => {
    expect(taxFormFor(kenyan)).toBe('w8ben')
    expect(taxFormFor({ ...kenyan, legalForm: 'sole_trader' })).toBe('w8ben')
    expect(taxFormFor({ ...kenyan, legalForm: 'company' })).toBe('w8bene')
    expect(taxFormFor({ ...kenyan, hasUsPayer: false })).toBe('none')
    expect(taxFormFor({ ...kenyan, isUsPerson: true, hasUsPayer: false })).toBe('w9')
    expect(taxFormFor({ ...kenyan, taxResidence: 'US' })).toBe('w9')
  })

  it('counts until the end of the third calendar year', () => {
    expect(taxFormExpiry('2026-11-18')).toBe('2029-12-31')
    expect(taxFormExpiry('2026-01-01')).toBe('2029-12-31')
  })
})
