// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'
import { choose, countFilters, everything, withoutFilter, writeSearch } from './search-state.ts'
import { searchHref } from './use-search.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))
const rewrite = (query: string) => writeSearch(read(query).state).toString()

describe('the URL of a search', () => {
  it('holds the whole search and survives a round trip', () => {
    const query =
      'text=go+backend&exact=yes&contract=full_time&level=mid%2Csenior&skill=c%2B%2B%2Cgo&openTo=KE&overlap=4&pay=900000&posted=7&currency=KES&sort=pay'
    expect(rewrite(query)).toBe(query)
    expect(read(query).leftOut).toBe(0)
  })

  it('accepts a list joined by commas or, as a form without script sends it, repeated parameters', () => {
    expect(read('level=mid&level=senior,mid').state.choices.level).toEqual(['mid', 'senior'])
  })

  it('is canonical, regardless of the order filters were chosen in', () => {
    expect(rewrite('sort=newest&level=senior,mid')).toBe(rewrite('level=mid,senior&sort=newest'))
  })

  it.each([
    'level=wizard',
    'openTo=kenya',
    'openTo=XX',
    'country=ZZ',
    'overlap=99',
    'overlap=x',
    'pay=-1',
    'pay=1e99',
    'pay=500&currency=ZZZ',
    'posted=0',
    'sort=luck',
    'sort=toString',
    'company=7',
    'region=%3Cscript%3E',
    'cursor=zzz',
    'cursor=9999999999_1_01890a5d-ac96-774b-bcce-b302099a8057',
    'job=7',
  ])('drops and counts unknown values: %s', (query) => {
    expect(rewrite(query)).toBe('')
    expect(read(query)).toMatchObject({ cursor: null, selected: null, leftOut: 1 })
  })

  it('keeps known values next to unknown ones, and counts each filter once', () => {
    expect(read('level=wizard,senior,elf&region=atlantis&text=go')).toMatchObject({
      state: { text: 'go', choices: { level: ['senior'] } },
      leftOut: 2,
    })
  })

  it.each(['level=', 'sort=&openTo=&cursor=', 'text=', 'utm_source=mail'])('drops nothing from %s', (query) => {
    expect(read(query)).toEqual({ state: everything, cursor: null, selected: null, leftOut: 0 })
  })

  it('defaults to jobs open to the reader’s country', () => {
    const readIn = (query: string) => readAddress(new URLSearchParams(query), 'KE').state.openTo
    expect(['', 'job=01890a5d-ac96-774b-bcce-b302099a8057', 'utm_source=mail'].map(readIn)).toEqual(['KE', 'KE', 'KE'])
    expect(['openTo=anyone', 'openTo=', 'text=go', 'level=mid', 'sort=newest'].map(readIn)).toEqual(Array(5).fill(null))
    expect(readIn('openTo=BR')).toBe('BR')
  })

  it('says so when the search is for all jobs, wherever people may live', () => {
    expect(searchHref(everything)).toBe('/jobs?openTo=anyone')
    expect(searchHref(everything, { job: '1' })).toBe('/jobs?job=1&openTo=anyone')
    expect(searchHref({ ...everything, openTo: 'KE' })).toBe('/jobs?openTo=KE')
    expect(read('openTo=anyone')).toMatchObject({ state: everything, leftOut: 0 })
  })

  it('holds the cursor and the open job', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(read(`cursor=7_1_${id}&job=${id}`)).toMatchObject({ cursor: `7_1_${id}`, selected: id, leftOut: 0 })
  })

  it('limits the text to what can be searched for', () => {
    expect(read(`text=${'a'.repeat(500)}`).state.text).toHaveLength(200)
  })
})

describe('filters', () => {
  const state = choose({ ...everything, text: 'go', openTo: 'KE', pay: 5 }, 'level', ['mid', 'senior'])

  it('are counted by kind, without the search text', () => {
    expect([countFilters(everything), countFilters(state)]).toEqual([0, 3])
  })

  it('can be removed one by one, whatever their kind', () => {
    expect(withoutFilter(state, 'level').choices.level).toEqual([])
    expect(withoutFilter(state, 'openTo').openTo).toBeNull()
    expect(withoutFilter(state, 'text')).toEqual({ ...state, text: '' })
  })
})
