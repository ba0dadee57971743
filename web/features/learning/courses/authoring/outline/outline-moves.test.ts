import { describe, expect, it } from 'vitest'
import { movedBy, movedTo, rowsOf, withoutSection } from './outline-moves.ts'

const outline = [
  { id: 'A', title: 'First', lessonIds: ['a', 'b'] },
  { id: 'B', title: 'Second', lessonIds: ['c'] },
]
const drawn = (sections: typeof outline) =>
  rowsOf(sections)
    .map(({ id }) => id)
    .join('')

describe('by buttons', () => {
  it.each([
    ['b', -1, 'AbaBc'],
    ['b', 1, 'AaBbc'],
    ['c', -1, 'AabcB'],
    ['a', -1, 'AabBc'],
    ['c', 1, 'AabBc'],
    ['B', -1, 'BcAab'],
    ['A', -1, 'AabBc'],
  ] as const)('%s moved by %i', (id, by, expected) => expect(drawn(movedBy(outline, id, by))).toBe(expected))
})

describe('by dragging', () => {
  it.each([
    ['c', 'a', 'before', 'AcabB'],
    ['a', 'c', 'after', 'AbBca'],
    ['a', 'B', 'on', 'AbBac'],
    ['a', 'B', 'after', 'AbBac'],
    ['a', 'B', 'before', 'AbaBc'],
    ['c', 'A', 'before', 'AcabB'],
    ['A', 'c', 'after', 'BcAab'],
    ['B', 'A', 'before', 'BcAab'],
    ['A', 'a', 'after', 'AabBc'],
    ['a', 'a', 'after', 'AabBc'],
  ] as const)('%s to %s, %s', (id, target, position, expected) =>
    expect(drawn(movedTo(outline, id, target, position))).toBe(expected),
  )
})

describe('removing a section', () => {
  it('keeps its lessons', () => {
    expect(drawn(withoutSection(outline, 'B'))).toBe('Aabc')
    expect(drawn(withoutSection(outline, 'A'))).toBe('Babc')
    expect(drawn(withoutSection(outline.slice(0, 1), 'A'))).toBe('Aab')
  })
})
