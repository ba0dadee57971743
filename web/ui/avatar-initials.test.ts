import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar-initials.ts'

describe('initials', () => {
  it.each([
    ['Wanjiru Kamau', 'WK'],
    ['Nguyễn Minh Anh', 'NA'],
    ['Fatima Zahra El Idrissi', 'FI'],
    ['ångström øst', 'ÅØ'],
    ['E\u0301lodie  Ma\u0308kinen', 'ÉM'],
    ['Cher', 'C'],
    ['山田 太郎', '山太'],
    ['محمد صلاح', 'م\u200cص'],
    ['ßten Weiß', 'SW'],
    ['Ana (she) Silva', 'AS'],
    ['  ', '?'],
    ['🎉', '?'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('are one or two whole graphemes for any name', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const initials = initialsOf(name)
        expect(initials.isWellFormed()).toBe(true)
        expect([1, 2]).toContain([...graphemes.segment(initials)].length)
      }),
    )
  })
})
