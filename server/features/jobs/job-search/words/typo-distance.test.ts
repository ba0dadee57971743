import { describe, expect, it } from 'vitest'
import { isLikelyTypo, typoDistance } from './typo-distance.ts'

describe('the distance between two words', () => {
  it.each([
    ['python', 'python', 0],
    ['pyton', 'python', 1],
    ['pythonn', 'python', 1],
    ['pithon', 'python', 1],
    ['pyhton', 'python', 1],
    ['phyton', 'python', 2],
    ['', 'go', 2],
    ['go', '', 2],
    ['ca', 'abc', 3],
    ['designer', 'engineer', 4],
  ])('%j and %j: %i', (one, other, distance) => {
    expect(typoDistance(one, other)).toBe(distance)
    expect(typoDistance(other, one)).toBe(distance)
  })
})

describe('a typo', () => {
  it.each([
    ['phyton', 'python', true],
    ['javsacrpt', 'javascript', true],
    ['kotlin', 'golang', false],
    ['rast', 'rust', true],
    ['rets', 'rust', false],
  ])('%j for %j: %s', (typed, meant, isTypo) => {
    expect(isLikelyTypo(typed, meant)).toBe(isTypo)
  })
})
