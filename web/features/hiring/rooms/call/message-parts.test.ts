import { expect, it } from 'vitest'
import { createAssembler, splitMessage } from './message-parts.ts'

const long = Array.from({ length: 12_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('')

it('a long message arrives whole, whatever the order of its parts', () => {
  const add = createAssembler()
  const parts = splitMessage('one', long)
  expect(parts.length).toBeGreaterThan(1)
  const results = parts.toReversed().map(add)
  expect(results.slice(0, -1).every((result) => result === null)).toBe(true)
  expect(results.at(-1)).toBe(long)
})

it('messages of several senders do not mix, and repeated parts change nothing', () => {
  const add = createAssembler()
  const [one, other] = [splitMessage('one', long), splitMessage('other', long.toUpperCase())]
  const seen = one.flatMap((part, index) => [part, part, ...(other[index] ? [other[index]] : [])].map(add))
  expect(seen.filter((text) => text !== null)).toEqual(expect.arrayContaining([long, long.toUpperCase()]))
})

it('parts that make no sense are ignored', () => {
  const add = createAssembler()
  for (const [part, parts] of [
    [0, 0],
    [-1, 2],
    [2, 2],
    [0, 10_000],
  ] as const)
    expect(add({ message: 'x', part, parts, text: '' })).toBeNull()
  expect(splitMessage('empty', '').map(createAssembler())).toEqual([''])
})
