import { describe, expect, it } from 'vitest'
import { digitsOf, secondsUntil } from './verification-code.ts'

describe('a pasted verification code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Your code is 123-456.', '123456'],
    ['1234567', '123456'],
    ['none', ''],
  ])('%j counts as %j', (pasted, code) => {
    expect(digitsOf(pasted)).toBe(code)
  })
})

describe('the wait for the next email', () => {
  const now = Date.parse('2026-03-01T10:00:00.000Z')

  it('is given in whole seconds, rounded up', () => {
    expect(secondsUntil('2026-03-01T10:00:59.001Z', now)).toBe(60)
  })

  it('is over when the moment has passed', () => {
    expect(secondsUntil('2026-03-01T09:59:00.000Z', now)).toBe(0)
  })
})
