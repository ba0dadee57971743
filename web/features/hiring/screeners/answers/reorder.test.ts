// @vitest-environment node

import { expect, it } from 'vitest'
import { moved, movedBeside } from './reorder.ts'

const order = ['a', 'b', 'c', 'd']

it('a row goes one place up or down, and not beyond the ends', () => {
  expect(moved(order, 1, -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(order, 1, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect([moved(order, 0, -1), moved(order, 3, 1)]).toEqual([order, order])
})

it('a row that is dropped stands before or after what it was dropped at', () => {
  expect(movedBeside(order, ['a'], 'c', 'after')).toEqual(['b', 'c', 'a', 'd'])
  expect(movedBeside(order, ['d'], 'a', 'before')).toEqual(['d', 'a', 'b', 'c'])
  expect(movedBeside(order, ['b'], 'b', 'after')).toEqual(order)
})
