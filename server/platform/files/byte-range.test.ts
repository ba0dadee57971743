import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('a range of ten bytes', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-100', { start: 8, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
  ])('%s is satisfied', (header, range) => {
    expect(parseByteRange(header, 10)).toEqual(range)
  })

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s cannot be satisfied', (header) => {
    expect(parseByteRange(header, 10)).toBe('unsatisfiable')
  })

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
    'bytes=0-99999999999999999',
  ])('%j is ignored', (header) => {
    expect(parseByteRange(header, 10)).toBeNull()
  })
})
