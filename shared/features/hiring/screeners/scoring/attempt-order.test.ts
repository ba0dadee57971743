import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedQuestion } from '../question.contract.ts'
import { anOrdering, aSingle, oneOfEach } from '../screener.builder.ts'
import { MAX_SEED, orderOf, shuffle, toAskedQuestion } from './attempt-order.ts'

const seeds = fc.integer({ min: 0, max: MAX_SEED })

describe('the order of an attempt', () => {
  it('contains everything once, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), seeds, (list, seed) => {
        expect(shuffle(list, seed)).toHaveLength(list.length)
        expect(new Set(shuffle(list, seed))).toEqual(new Set(list))
        expect(shuffle(list, seed)).toEqual(shuffle(list, seed))
      }),
    )
  })

  it('differs between people unless the company turns shuffling off', () => {
    const questions = Array.from({ length: 8 }, () => aSingle({ a: true, b: false }))
    const orders = [1, 2, 3, 4, 5].map((seed) => orderOf(questions, { isShuffled: true, seed }).join())
    expect(new Set(orders).size).toBe(5)
    expect(orderOf(questions, { isShuffled: false, seed: 3 })).toEqual(questions.map(({ id }) => id))
  })

  it('shuffles the items of ordering questions even if shuffling is off', () => {
    const question = anOrdering(['1', '2', '3'])
    const shown = Array.from({ length: 60 }, (_, seed) => {
      const asked = toAskedQuestion(question, { isShuffled: false, seed: seed * 7_919 })
      return 'items' in asked ? asked.items.map(({ text }) => text).join('') : ''
    })
    expect(new Set(shown).size).toBe(6)
  })
})

describe('a question as it is asked', () => {
  it('never contains the answer key', () => {
    for (const question of oneOfEach()) {
      const asked = toAskedQuestion(question, { isShuffled: true, seed: 5 })
      expect(askedQuestion.parse(asked)).toEqual(asked)
      expect(JSON.stringify(asked)).not.toMatch(/isRight|accepted|zq-secret|answer|tolerance|guide/)
    }
  })
})
