import { describe, expect, it } from 'vitest'
import { findStep, keyUri, stepAt, toBase32, totpAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a one-time password', () => {
  // The vectors of RFC 6238, appendix B, of which apps show the last six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(totpAt(secret, stepAt(new Date(second * 1000)))).toBe(code)
  })

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('of %i seconds from now is accepted: %s', (seconds, isTaken) => {
    const now = new Date('2026-11-15T08:00:10Z')
    const code = totpAt(secret, stepAt(new Date(now.getTime() + seconds * 1000)))
    expect(findStep(secret, code, now) !== null).toBe(isTaken)
  })

  it.each(['', '28708', '2870820', 'abcdef', 'é23456'])('is never %j', (code) => {
    expect(findStep(secret, code, new Date(59_000))).toBeNull()
  })
})

describe('the secret', () => {
  it('is encoded the way apps expect it', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(toBase32(Buffer.from([0xff]))).toBe('74')
  })

  it('comes with the names of the site and the account', () => {
    expect(keyUri({ secret, siteTitle: 'Meridian Jobs', account: 'a+b@people.example' })).toBe(
      'otpauth://totp/Meridian%20Jobs:a%2Bb%40people.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Meridian%20Jobs',
    )
  })
})
