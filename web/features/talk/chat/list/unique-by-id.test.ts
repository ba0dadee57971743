import { expect, it } from 'vitest'
import { uniqueById } from './unique-by-id.ts'

it('keeps the first occurrence of each, in order', () => {
  const items = [
    { id: 'b', at: 9 },
    { id: 'a', at: 8 },
    { id: 'c', at: 7 },
    { id: 'b', at: 2 },
  ]
  expect(uniqueById(items)).toEqual(items.slice(0, 3))
})
