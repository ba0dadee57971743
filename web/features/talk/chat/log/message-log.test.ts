import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aMessage } from '../message.builder.ts'
import { newestChange, startLog, withChanges, withEarlier } from './message-log.ts'

const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq)
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage({ seq: from + index }))

it('puts earlier messages before the others, each once', () => {
  const log = withEarlier(startLog({ items: run(4, 6), hasEarlier: true }), { items: run(2, 4), hasEarlier: true })
  expect(seqs(log)).toEqual([2, 3, 4, 5, 6])
  expect(log.hasEarlier).toBe(true)
})

it('puts a change in the place of the message, and a new message at the end', () => {
  const log = withChanges(startLog({ items: run(1, 3), hasEarlier: false }), [
    aMessage({ seq: 2, change: 4, body: 'better said' }),
    aMessage({ seq: 4, change: 5 }),
  ])
  expect(seqs(log)).toEqual([1, 2, 3, 4])
  expect(log.messages[1]?.body).toBe('better said')
})

it('keeps the newer of two changes, whichever comes first', () => {
  const log = withChanges(startLog({ items: [], hasEarlier: false }), [
    aMessage({ seq: 1, change: 7, body: 'last' }),
    aMessage({ seq: 1, change: 3, body: 'before' }),
  ])
  expect(log.messages.map(({ body }) => body)).toEqual(['last'])
})

it('leaves out a change before what is shown, which would leave a hole', () => {
  const log = startLog({ items: run(10, 12), hasEarlier: true })
  expect(seqs(withChanges(log, [aMessage({ seq: 3, change: 13 })]))).toEqual([10, 11, 12])
})

it('ends in the order of the conversation, however the changes arrive', () => {
  const all = run(1, 20)
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 20 }), fc.nat(20), (shuffled, cut) => {
      const start = startLog({ items: [], hasEarlier: false })
      const log = withChanges(withChanges(start, shuffled.slice(0, cut)), shuffled.slice(cut))
      expect(log.messages).toEqual(all)
    }),
  )
})

it('knows the newest change it holds', () => {
  expect(newestChange([aMessage({ seq: 1, change: 9 }), aMessage({ seq: 2, change: 4 })])).toBe(9)
  expect(newestChange([])).toBe(0)
})
