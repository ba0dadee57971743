import { describe, expect, it } from 'vitest'
import { shareOfCases } from './code-question.ts'
import { isSameValue, readJson } from './same-value.ts'

const isSame = (one: string, other: string) => isSameValue(readJson(one)?.value, readJson(other)?.value)

describe('what a program returned', () => {
  it('is compared by value, whatever the order of keys and the rounding', () => {
    expect(isSame('{"a":1,"b":[1,{"c":null}]}', '{"b":[1,{"c":null}],"a":1}')).toBe(true)
    expect(isSame('0.30000000000000004', '0.3')).toBe(true)
    expect(isSame('1e300', '1.0000000000000002e300')).toBe(true)
  })

  it('differs in type, length, keys and order of lists', () => {
    const pairs: [string, string][] = [
      ['1', '"1"'],
      ['[1,2]', '[2,1]'],
      ['[1]', '[1,1]'],
      ['{"a":1}', '{"a":1,"b":2}'],
      ['{"__proto__":1}', '{"a":1}'],
      ['null', 'false'],
      ['[]', '{}'],
      ['0', '0.001'],
    ]
    for (const [one, other] of pairs) {
      expect(isSame(one, other)).toBe(false)
      expect(isSame(other, one)).toBe(false)
    }
  })

  it('is worth the share of tests that passed', () => {
    expect(shareOfCases(['passed', 'wrong', 'passed', 'not_run'])).toBe(0.5)
    expect(shareOfCases([])).toBe(0)
  })
})
