import { expect, it } from 'vitest'
import { isDeeperThan } from './json-bodies.ts'

it.each([
  ['[[[]]]', true],
  ['{"a":{"b":{}}}', true],
  ['[[],[],[{}]]', true],
  ['[[],[],[[]]]', true],
  ['[[],{},[]]', false],
  ['{"a":"[[[[{{{{"}', false],
  ['{"a":"\\"[[[[","b":"\\\\"}', false],
])('%s is deeper than two levels: %s', (json, isDeeper) => {
  expect(isDeeperThan(2, json)).toBe(isDeeper)
})
