import { expect, it } from 'vitest'
import { boardKeyOf } from './board-keys.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

it('letters and arrows are keys of the board, the browser’s own shortcuts are not', () => {
  expect(boardKeyOf(press('j'), false)).toBe('next')
  expect(boardKeyOf(press('ArrowDown'), false)).toBe('next')
  expect(boardKeyOf(press('r', { ctrlKey: true }), false)).toBeNull()
  expect(boardKeyOf(press('q'), false)).toBeNull()
})

it('from right to left the arrows point the other way, the letters stay', () => {
  expect(boardKeyOf(press('ArrowLeft'), true)).toBe('right')
  expect(boardKeyOf(press('h'), true)).toBe('left')
})
