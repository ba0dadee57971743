import { describe, expect, it } from 'vitest'
import { countSelected, toggleRow, toggleRows } from './data-table-selection.ts'
import { nextSort } from './data-table-sort.ts'

describe('sorting a table', () => {
  it('starts ascending, reverses on the second press and starts over in another column', () => {
    const first = nextSort(undefined, 'name')
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' })
    expect(nextSort(first, 'name').direction).toBe('descending')
    expect(nextSort(nextSort(first, 'name'), 'name').direction).toBe('ascending')
    expect(nextSort(first, 'wait')).toEqual({ columnId: 'wait', direction: 'ascending' })
  })
})

describe('selecting rows of a table', () => {
  it('adds and removes a row without mutating the given set', () => {
    const none: ReadonlySet<string> = new Set()
    const one = toggleRow(none, 'a')
    expect([...one]).toEqual(['a'])
    expect([...toggleRow(one, 'a')]).toEqual([])
    expect(none.size).toBe(0)
  })

  it('selects the rest of a partly selected page and clears a full one', () => {
    expect(toggleRows(new Set(['b']), ['a', 'b'])).toEqual(new Set(['a', 'b']))
    expect([...toggleRows(new Set(['a', 'b']), ['a', 'b'])]).toEqual([])
  })

  it('keeps rows selected on other pages', () => {
    expect([...toggleRows(new Set(['z', 'a']), ['a'])]).toEqual(['z'])
    expect(countSelected(new Set(['z', 'a']), ['a', 'b'])).toBe(1)
  })
})
