import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGapFiller, type Numbered } from './gap-filler.ts'

const numbered = (upTo: number): Numbered[] => Array.from({ length: upTo }, (_, index) => ({ seq: index + 1 }))

/** A server that holds this many and answers a few at a time. */
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

it('fetches everything that came while it was away, page by page', async () => {
  const { filler, got } = aFiller({ held: () => 8 })
  await filler.catchUp()
  expect(got).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('asks for nothing when what it hears is already there', () => {
  const { filler, asked } = aFiller({ held: () => 5, last: 5 })
  filler.heard(5)
  filler.heard(2)
  expect(asked).toEqual([])
})

it('takes what it sent itself without asking, and asks when something lies between', async () => {
  const { filler, got, asked } = aFiller({ held: () => 7, last: 4 })
  filler.note({ seq: 5 })
  expect([filler.last(), asked]).toEqual([5, []])
  filler.note({ seq: 7 })
  await filler.catchUp()
  expect(got).toEqual([6, 7])
})

it('tells of a failed fetch and goes on at the next chance', async () => {
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

it('ends with the same list as the server, in order and each once, however messages are lost', async () => {
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
