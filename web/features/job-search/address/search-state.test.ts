// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { choose, countFilters, everything, readSearch, withoutFilter, writeSearch } from './search-state.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const rewrite = (query: string) => writeSearch(read(query)).toString()

describe('the address of a search', () => {
  it('holds everything that was asked for and reads back the same', () => {
    const query =
      'text=go+backend&contract=full_time&level=mid%2Csenior&skill=c%2B%2B%2Cgo&openTo=KE&overlap=4&pay=900000&posted=7&currency=KES&sort=pay'
    expect(rewrite(query)).toBe(query)
  })

  it('takes a list joined by commas or, as a form without script sends it, one by one', () => {
    expect(read('level=mid&level=senior,mid').choices.level).toEqual(['mid', 'senior'])
  })

  it('is the same for the same search, whatever the order it was chosen in', () => {
    expect(rewrite('sort=newest&level=senior,mid')).toBe(rewrite('level=mid,senior&sort=newest'))
  })

  it.each([
    'level=wizard',
    'openTo=kenya',
    'overlap=99',
    'overlap=x',
    'pay=-1',
    'pay=1e99',
    'posted=0',
    'sort=luck',
    'company=7',
    'region=%3Cscript%3E',
    'currency=KES',
    'unknown=1',
  ])('passes over what it does not know: %s', (query) => {
    expect(rewrite(query)).toBe('')
  })

  it('keeps no more text than can be searched for', () => {
    expect(read(`text=${'a'.repeat(500)}`).text).toHaveLength(200)
  })
})

describe('filters', () => {
  const state = choose({ ...everything, text: 'go', openTo: 'KE', pay: 5 }, 'level', ['mid', 'senior'])

  it('are counted by kind, the words not among them', () => {
    expect([countFilters(everything), countFilters(state)]).toEqual([0, 3])
  })

  it('can be taken away one by one, whatever kind they are', () => {
    expect(withoutFilter(state, 'level').choices.level).toEqual([])
    expect(withoutFilter(state, 'openTo').openTo).toBeNull()
    expect(withoutFilter(state, 'text')).toEqual({ ...state, text: '' })
  })
})
