import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGapFiller, type Numbered } from './gap-filler.ts'

const numbered = (upTo: number): Numbered[] => Array.from({ length: upTo }, (_, index) => ({ seq: index + 1 }))

/** A server with this many items that returns a few at a time. */
function aFiller({ stored, page = 3, last = 0 }: { stored: () => number; page?: number; last?: number }) {
  const received: number[] = []
  const fetches: number[] = []
  const filler = createGapFiller<Numbered>({
    last,
    fetchAfter: async (seq) => {
      fetches.push(seq)
      return numbered(stored()).slice(seq, seq + page)
    },
    onItems: (items) => received.push(...items.map(({ seq }) => seq)),
  })
  return { filler, received, fetches }
}

it('fetches everything missed while disconnected, page by page', async () => {
  const { filler, received } = aFiller({ stored: () => 8 })
  await filler.catchUp()
  expect(received).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('fetches nothing when the announced item is already here', () => {
  const { filler, fetches } = aFiller({ stored: () => 5, last: 5 })
  filler.announce(5)
  filler.announce(2)
  expect(fetches).toEqual([])
})

it('accepts its own items without fetching, and fetches when there is a gap', async () => {
  const { filler, received, fetches } = aFiller({ stored: () => 7, last: 4 })
  filler.add({ seq: 5 })
  expect([filler.last(), fetches]).toEqual([5, []])
  filler.add({ seq: 7 })
  await filler.catchUp()
  expect(received).toEqual([6, 7])
})

it('reports a failed fetch and continues at the next opportunity', async () => {
  const failures: unknown[] = []
  const received: number[] = []
  let isDown = true
  const filler = createGapFiller<Numbered>({
    last: 0,
    fetchAfter: async (seq) => {
      if (isDown) throw new Error('away')
      return numbered(2).slice(seq)
    },
    onItems: (items) => received.push(...items.map(({ seq }) => seq)),
    onFailed: (error) => failures.push(error),
  })
  await filler.catchUp()
  isDown = false
  await filler.catchUp()
  expect([failures.length, received]).toEqual([1, [1, 2]])
})

it('ends with the server’s list, in order and without duplicates, however messages are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ isAnnounced: fc.boolean(), waits: fc.boolean() })), async (messages) => {
      let held = 0
      const { filler, received } = aFiller({ stored: () => held, page: 2 })
      for (const { isAnnounced, waits } of messages) {
        held += 1
        if (isAnnounced) filler.announce(held)
        if (waits) await Promise.resolve()
      }
      await filler.catchUp()
      expect(received).toEqual(numbered(messages.length).map(({ seq }) => seq))
    }),
  )
})
