// @vitest-environment node

import { expect, it } from 'vitest'
import { moved, movedNextTo } from './reorder.ts'

const order = ['a', 'b', 'c', 'd']

it('moves a row up or down by one, but not past the ends', () => {
  expect(moved(order, 1, -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(order, 1, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect([moved(order, 0, -1), moved(order, 3, 1)]).toEqual([order, order])
})

it('puts a dropped row before or after its target', () => {
  expect(movedNextTo(order, ['a'], 'c', 'after')).toEqual(['b', 'c', 'a', 'd'])
  expect(movedNextTo(order, ['d'], 'a', 'before')).toEqual(['d', 'a', 'b', 'c'])
  expect(movedNextTo(order, ['b'], 'b', 'after')).toEqual(order)
})
