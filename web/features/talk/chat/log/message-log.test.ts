import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aMessage } from '../message.builder.ts'
import { newestChange, startLog, withChanges, withEarlier } from './message-log.ts'

const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq)
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage({ seq: from + index }))

it('prepends earlier messages, without duplicates', () => {
  const log = withEarlier(startLog({ items: run(4, 6), hasEarlier: true }), { items: run(2, 4), hasEarlier: true })
  expect(seqs(log)).toEqual([2, 3, 4, 5, 6])
  expect(log.hasEarlier).toBe(true)
})

it('replaces a changed message in place, and appends a new one', () => {
  const log = withChanges(startLog({ items: run(1, 3), hasEarlier: false }), [
    aMessage({ seq: 2, change: 4, body: 'better said' }),
    aMessage({ seq: 4, change: 5 }),
  ])
  expect(seqs(log)).toEqual([1, 2, 3, 4])
  expect(log.messages[1]?.body).toBe('better said')
})

it('keeps the newer of two changes, whichever arrives first', () => {
  const log = withChanges(startLog({ items: [], hasEarlier: false }), [
    aMessage({ seq: 1, change: 7, body: 'last' }),
    aMessage({ seq: 1, change: 3, body: 'before' }),
  ])
  expect(log.messages.map(({ body }) => body)).toEqual(['last'])
})

it('ignores a change before the loaded run, which would leave a gap', () => {
  const log = startLog({ items: run(10, 12), hasEarlier: true })
  expect(seqs(withChanges(log, [aMessage({ seq: 3, change: 13 })]))).toEqual([10, 11, 12])
})

it('keeps conversation order, however the changes arrive', () => {
  const all = run(1, 20)
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 20 }), fc.nat(20), (shuffled, cut) => {
      const start = startLog({ items: [], hasEarlier: false })
      const log = withChanges(withChanges(start, shuffled.slice(0, cut)), shuffled.slice(cut))
      expect(log.messages).toEqual(all)
    }),
  )
})

it('returns its newest change number', () => {
  expect(newestChange([aMessage({ seq: 1, change: 9 }), aMessage({ seq: 2, change: 4 })])).toBe(9)
  expect(newestChange([])).toBe(0)
})
