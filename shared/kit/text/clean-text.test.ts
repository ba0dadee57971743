import { describe, expect, it } from 'vitest'
import { cleanLine, storable } from './clean-text.ts'

describe('a title or a name', () => {
  it.each([
    ['Baker\u202eretsoP', 'BakerretsoP'],
    ['\u2067Head\u2069 of \u200bpay', 'Head of pay'],
    ['Two\nlines\tand  more ', 'Two lines and more'],
    ['\u0007Bell\u0000', 'Bell'],
    // Joiners are part of how words and emoji are written.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d💻 engineer', '👩\u200d💻 engineer'],
    ['Łódź, São Paulo, 東京', 'Łódź, São Paulo, 東京'],
  ])('%j is kept as %j', (given, kept) => expect(cleanLine(given)).toBe(kept))
})

describe('a storable value', () => {
  it('loses lone surrogates and NUL characters anywhere, and nothing else', () => {
    expect(storable({ a: ['x\ud800', { b: 'y\0' }], c: 1, d: null, e: '😀' })).toEqual({
      a: ['x\ufffd', { b: 'y' }],
      c: 1,
      d: null,
      e: '😀',
    })
  })

  it('is left alone if it is a class instance', () => {
    const bytes = new Uint8Array([0, 1])
    expect(storable(bytes)).toBe(bytes)
  })
})
