import { describe, expect, it } from 'vitest'
import { dayPartAt } from './greeting.ts'

describe('the greeting', () => {
  it.each([
    ['03:59', 'evening'],
    ['04:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
  ])('at %s is for the %s', (time, part) => {
    expect(dayPartAt('UTC', Date.parse(`2026-11-17T${time}:00Z`))).toBe(part)
  })

  it("uses the reader's time zone", () => {
    const noonInOslo = Date.parse('2026-11-17T11:00:00Z')
    expect(dayPartAt('Europe/Oslo', noonInOslo)).toBe('afternoon')
    expect(dayPartAt('America/Sao_Paulo', noonInOslo)).toBe('morning')
  })
})
