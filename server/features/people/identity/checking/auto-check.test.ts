import { describe, expect, it } from 'vitest'
import { readMrz } from '../reading/read-mrz.ts'
import { ageOn, autoCheck, type CheckInput } from './auto-check.ts'

const today = new Date('2026-11-18T12:00:00Z')
const zone = ['P<KENKAMAU<<WANJIRU<<<<<<<<<<<<<<<<<<<<<<<<<', 'AK09823457KEN9403176F3608119<<<<<<<<<<<<<<<6']

const check = (given: Partial<CheckInput> = {}) =>
  autoCheck({
    legalName: 'Wanjiru Kamau',
    birthDate: '1994-03-17',
    hasMrz: true,
    reading: readMrz(zone, today),
    hints: [],
    isDocumentTaken: false,
    today,
    ...given,
  })

describe('the automatic check', () => {
  it('finds nothing wrong with a valid document', () => {
    expect(check()).toEqual({ fixable: [], findings: [], nameMatch: 'exact' })
  })

  it.each([
    [{ reading: null }, 'mrz_missing'],
    [{ reading: null, hints: ['blurry'] }, 'blurry'],
    [{ reading: null, hints: ['glare'] }, 'glare'],
    [{ birthDate: '1994-03-18' }, 'data_mismatch'],
    [{ legalName: 'Ingrid Solberg' }, 'name_mismatch'],
    [{ today: new Date('2036-08-11T00:00:00Z') }, 'expired'],
    [
      { reading: readMrz([zone[0] ?? '', zone[1]?.replace('AK09823457', 'AK09823458') ?? ''], today) },
      'mrz_check_failed',
    ],
  ] as const)('asks for input: %o is %s', (given, reason) => {
    expect(check(given).fixable).toEqual([reason])
  })

  it('leaves to the operator what the person cannot change', () => {
    expect(check({ isDocumentTaken: true }).findings).toEqual(['duplicate_person'])
    expect(check({ birthDate: '2011-01-01', reading: null, hasMrz: false })).toEqual({
      fixable: [],
      findings: ['underage'],
      nameMatch: null,
    })
    expect(check({ legalName: 'Wanjiru Mary Kamau' })).toMatchObject({ fixable: [], findings: ['name_mismatch'] })
  })

  it('counts years on the day of birth', () => {
    expect(ageOn('2010-11-18', today)).toBe(16)
    expect(ageOn('2010-11-19', today)).toBe(15)
  })
})
