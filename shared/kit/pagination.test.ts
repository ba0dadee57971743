import { describe, expect, it } from 'vitest'
import { toPage } from './pagination.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))
const nameOf = ({ id }: { id: string }) => `row ${id}`

describe('a page', () => {
  it('omits the row that only signals a next page, and continues after the last one shown', () => {
    expect(toPage(rows, 2, nameOf)).toEqual({ items: ['row a', 'row b'], nextCursor: 'b' })
  })

  it('is the last one if there is no such row', () => {
    expect(toPage(rows, 3, nameOf)).toEqual({ items: ['row a', 'row b', 'row c'], nextCursor: null })
    expect(toPage([], 3, nameOf)).toEqual({ items: [], nextCursor: null })
  })
})
