import { describe, expect, it } from 'vitest'
import { linesOf, readLines } from './timed-lines.ts'

describe('timed lines', () => {
  it('are read as they are written', () => {
    const entries = [
      { at: 0, text: 'Welcome.' },
      { at: 754, text: 'At 12:34, a number.' },
      { at: 3909, text: 'Later.' },
    ]
    expect(readLines(linesOf(entries))).toEqual(entries)
  })
  it('continue the entry before them when they have no time', () => {
    expect(readLines('Hello\n\n0:10 One\ntwo')).toEqual([
      { at: 0, text: 'Hello' },
      { at: 10, text: 'One two' },
    ])
  })
})
