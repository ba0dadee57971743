import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGapFiller, type Numbered } from './gap-filler.ts'

const numbered = (upTo: number): Numbered[] => Array.from({ length: upTo }, (_, index) => ({ seq: index + 1 }))

/** A server with this many items that returns a few at a time. */
function aFiller({ held, page = 3, last = 0 }: { held: () => number; page?: number; last?: number }) {
  const got: number[] = []
  const asked: number[] = []
  const filler = createGapFiller<Numbered>({
    last,
    fetchAfter: async (seq) => {
      asked.push(seq)
      return numbered(held()).slice(seq, seq + page)
    },
    onItems: (items) => got.push(...items.map(({ seq }) => seq)),
  })
  return { filler, got, asked }
}

it('fetches everything missed while disconnected, page by page', async () => {
  const { filler, got } = aFiller({ held: () => 8 })
  await filler.catchUp()
  expect(got).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('fetches nothing when the announced item is already here', () => {
  const { filler, asked } = aFiller({ held: () => 5, last: 5 })
  filler.heard(5)
  filler.heard(2)
  expect(asked).toEqual([])
})

it('accepts its own items without fetching, and fetches when there is a gap', async () => {
  const { filler, got, asked } = aFiller({ held: () => 7, last: 4 })
  filler.note({ seq: 5 })
  expect([filler.last(), asked]).toEqual([5, []])
  filler.note({ seq: 7 })
  await filler.catchUp()
  expect(got).toEqual([6, 7])
})

it('reports a failed fetch and continues at the next opportunity', async () => {
  const failures: unknown[] = []
  const got: number[] = []
  let isDown = true
  const filler = createGapFiller<Numbered>({
    last: 0,
    fetchAfter: async (seq) => {
      if (isDown) throw new Error('away')
      return numbered(2).slice(seq)
    },
    onItems: (items) => got.push(...items.map(({ seq }) => seq)),
    onFailed: (error) => failures.push(error),
  })
  await filler.catchUp()
  isDown = false
  await filler.catchUp()
  expect([failures.length, got]).toEqual([1, [1, 2]])
})

it('ends with the server’s list, in order and without duplicates, however messages are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ isHeard: fc.boolean(), waits: fc.boolean() })), async (messages) => {
      let held = 0
      const { filler, got } = aFiller({ held: () => held, page: 2 })
      for (const { isHeard, waits } of messages) {
        held += 1
        if (isHeard) filler.heard(held)
        if (waits) await Promise.resolve()
      }
      await filler.catchUp()
      expect(got).toEqual(numbered(messages.length).map(({ seq }) => seq))
    }),
  )
})
