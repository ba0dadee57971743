import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQuestions } from './draw-questions.ts'

const bank = ['a', 'b', 'c', 'd'].flatMap((topic) =>
  Array.from({ length: 8 }, (_, place) => ({ id: `${topic}${place}`, topic })),
)
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('drawing questions', () => {
  it('asks each question once and every topic equally often', () =>
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 32 }), (seed, wanted) => {
        const drawn = drawQuestions(bank, wanted, seed)
        expect(new Set(drawn).size).toBe(wanted)
        const perTopic = Object.values(Object.groupBy(drawn, (id) => id.charAt(0))).map((ids) => ids?.length ?? 0)
        expect(Math.max(...perTopic) - Math.min(...perTopic)).toBeLessThanOrEqual(1)
      }),
    ))

  it('draws the same for the same seed and something else for another', () => {
    expect(drawQuestions(bank, 12, 5)).toEqual(drawQuestions(bank, 12, 5))
    expect(drawQuestions(bank, 12, 5)).not.toEqual(drawQuestions(bank, 12, 6))
  })

  it('asks everything if there is less than wanted', () => expect(drawQuestions(bank, 50, 1)).toHaveLength(32))
})
