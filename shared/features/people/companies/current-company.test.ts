import { describe, expect, it } from 'vitest'
import { currentCompany } from './current-company.ts'

const [first, second] = [{ id: 'first' }, { id: 'second' }]

describe('the current company', () => {
  it('is the chosen one, whichever it is', () => {
    expect(currentCompany([first, second], 'first')).toBe(first)
    expect(currentCompany([first, second], 'second')).toBe(second)
  })

  it('is the first one for people who have not chosen, or have left the one they chose', () => {
    expect(currentCompany([first, second], null)).toBe(first)
    expect(currentCompany([first], 'second')).toBe(first)
  })

  it('is none for people without a company, whatever they chose', () => {
    expect(currentCompany([], null)).toBeNull()
    expect(currentCompany([], 'first')).toBeNull()
  })
})
