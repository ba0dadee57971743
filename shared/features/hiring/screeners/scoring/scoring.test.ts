import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerValue, Question } from '../question.contract.ts'
import {
  aCodeQuestion,
  aLongText,
  aMatching,
  aMultiple,
  aNumeric,
  anOrdering,
  aShortText,
  aSingle,
  aTrueFalse,
  oneOfEach,
  someGaps,
} from '../screener.builder.ts'
import { scoreAnswer } from './score-answer.ts'
import { pointsOf, totalOf } from './score-attempt.ts'

const named = (choices: readonly { id: string; text: string }[], ...texts: string[]) =>
  texts.map((text) => choices.find((one) => one.text === text)?.id ?? '')

describe('a single choice', () => {
  it('is worth all or nothing', () => {
    const question = aSingle({ right: true, wrong: false })
    const [right, wrong] = named(question.options, 'right', 'wrong')
    expect([right, wrong, null].map((value) => scoreAnswer(question, value ?? null))).toEqual([4, 0, 0])
  })
})

describe('several choices', () => {
  const question = aMultiple({ a: true, b: true, x: false, y: false })
  const score = (...texts: string[]) => scoreAnswer(question, named(question.options, ...texts))
  it('add and subtract points', () => {
    expect([score('a', 'b'), score('a'), score('a', 'x'), score('a', 'b', 'x'), score('x', 'y')]).toEqual([
      4, 2, 0, 2, 0,
    ])
    expect(score('a', 'b', 'x', 'y')).toBe(0)
  })
})

describe('a number', () => {
  it('counts within its tolerance, both ends included', () => {
    const question = aNumeric(100, 2)
    expect([98, 102, 97.99, 102.01].map((value) => scoreAnswer(question, value))).toEqual([4, 4, 0, 0])
    expect(scoreAnswer(aNumeric(0.3), 0.1 + 0.2)).toBe(4)
  })
})

describe('a short text', () => {
  it('is compared ignoring case, accents, repeated spaces and a final full stop', () => {
    const question = aShortText(['São Paulo', 'SP'])
    const given = ['sao  paulo.', 'sp', 'Paulo', '  ']
    expect(given.map((value) => scoreAnswer(question, value))).toEqual([4, 4, 0, 0])
  })
})

describe('an order', () => {
  const question = anOrdering(['1', '2', '3', '4', '5'])
  const score = (order: string) => scoreAnswer(question, named(question.items, ...order.split('')))
  it('is worth the share of correct neighbours', () => {
    expect([score('12345'), score('23451'), score('54321'), score('21345')]).toEqual([4, 3, 0, 2])
  })

  it('is worth nothing if it is incomplete', () => {
    expect(scoreAnswer(question, named(question.items, '1', '2', '3'))).toBe(0)
  })
})

describe('true or false', () => {
  it('is worth all or nothing', () => {
    const values = ['true', 'false', 'maybe', null]
    expect(values.map((value) => scoreAnswer(aTrueFalse(false), value))).toEqual([0, 4, 0, 0])
  })
})

describe('matching', () => {
  const question = aMatching({ Kenya: 'Nairobi', Peru: 'Lima', Chad: 'N’Djamena', Mali: 'Bamako' }, ['Quito'])
  const score = (pairs: Record<string, string>) =>
    scoreAnswer(
      question,
      Object.fromEntries(Object.entries(pairs).map(([text, match]) => [named(question.items, text)[0] ?? text, match])),
    )
  it('is worth the share of correct pairs', () => {
    expect([score({ Kenya: 'Nairobi', Peru: 'Lima' }), score({ Kenya: 'Quito', Mali: 'Bamako' })]).toEqual([2, 1])
    expect([score({}), score({ Kenya: 'Rome' }), score({ Oslo: 'Lima' })]).toEqual([0, 0, 0])
  })
})

describe('gaps', () => {
  const question = someGaps('___ is the capital of ___.', [['São Paulo', 'Lima'], ['Peru']])
  it('are compared like short texts, and worth the share of correct ones', () => {
    expect(scoreAnswer(question, { 0: 'sao paulo', 1: ' PERU.' })).toBe(4)
    expect([{ 1: 'peru' }, { 0: 'Peru' }, { 2: 'Peru' }].map((value) => scoreAnswer(question, value))).toEqual([
      2, 0, 0,
    ])
  })
})

describe('a penalty', () => {
  const question = { ...aSingle({ right: true, wrong: false }), penalty: 1.5 }
  const [right, wrong] = named(question.options, 'right', 'wrong')
  it('is for a wrong answer, not for none', () => {
    expect([right, wrong, null].map((value) => scoreAnswer(question, value ?? null))).toEqual([4, -1.5, 0])
  })

  it('never makes the whole less than nothing', () => {
    const points = pointsOf([question], new Map([[question.id, wrong ?? null]]))
    expect(totalOf([question], points, null)).toMatchObject({ points: 0, percent: 0 })
  })
})

const anyValue = (question: Question): fc.Arbitrary<AnswerValue> => {
  const choices = 'options' in question ? question.options : 'items' in question ? question.items : []
  return fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.subarray(choices.map(({ id }) => id)),
    fc.shuffledSubarray(choices.map(({ id }) => id)),
    fc.constantFrom(...choices.map(({ id }) => id), 'nothing known'),
    fc.dictionary(fc.constantFrom(...choices.map(({ id }) => id), '0', '1', 'length', '__proto__'), fc.string()),
  )
}

describe('any answer', () => {
  it('is worth between zero and the points of the question', () => {
    for (const question of oneOfEach())
      fc.assert(
        fc.property(anyValue(question), (value) => {
          const points = scoreAnswer(question, value)
          const isWithin = points !== null && points >= 0 && points <= question.points
          // Read by a person, or run first.
          const waits = question.kind === 'long_text' || question.kind === 'code'
          expect(isWithin || (points === null && waits)).toBe(true)
        }),
      )
  })

  it('is worth no less with another right choice, and no more with another wrong one', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(texts, fc.nat(), fc.infiniteStream(fc.boolean()), (names, at, coins) => {
        const rights = names.map((_, place) => place === 0 || (coins.next().value ?? false))
        const question = aMultiple({}, 10)
        const options = names.map((text, place) => ({ ...aSingle({ [text]: rights[place] ?? false }).options[0] }))
        const whole = { ...question, options: options as (typeof question)['options'] }
        const chosen = whole.options.filter(() => coins.next().value ?? false).map(({ id }) => id)
        const added = whole.options[at % whole.options.length]
        if (!added || chosen.includes(added.id)) return
        const [before, after] = [scoreAnswer(whole, chosen), scoreAnswer(whole, [...chosen, added.id])]
        expect(Math.sign((after ?? 0) - (before ?? 0))).not.toBe(added.isRight ? -1 : 1)
      }),
    )
  })

  it('is worth full points only in the right order', () => {
    const question = anOrdering(['1', '2', '3', '4'], 6)
    const right = question.items.map(({ id }) => id)
    fc.assert(
      fc.property(fc.shuffledSubarray(right, { minLength: 4, maxLength: 4 }), (order) => {
        expect(scoreAnswer(question, order) === 6).toBe(order.join() === right.join())
      }),
    )
  })
})

describe('code', () => {
  const question = aCodeQuestion()

  it('is worth the share of its tests, and waits until they have run', () => {
    expect(scoreAnswer(question, 'function add() {}')).toBeNull()
    expect([0, 0.5, 1].map((share) => scoreAnswer(question, 'function add() {}', share))).toEqual([0, 2, 4])
    expect(scoreAnswer(question, '  ', null)).toBe(0)
  })

  it('counts with its share in the whole', () => {
    const answers = new Map([[question.id, 'function add() {}']])
    expect(totalOf([question], pointsOf([question], answers), null)).toBeNull()
    const points = pointsOf([question], answers, { codeShares: new Map([[question.id, 0.5]]) })
    expect(totalOf([question], points, null)).toMatchObject({ points: 2, percent: 50 })
  })
})

describe('a whole test', () => {
  it('gets a total once everything is scored, and passes at its pass mark', () => {
    const [single, long] = [aSingle({ yes: true, no: false }, 3), aLongText(7)]
    const questions = [single, long]
    const answers = new Map<string, AnswerValue>([
      [single.id, named(single.options, 'yes')[0] ?? ''],
      [long.id, 'Because of the tide'],
    ])
    expect(totalOf(questions, pointsOf(questions, answers), 70)).toBeNull()
    const marked = (points: number) =>
      totalOf(questions, pointsOf(questions, answers, { marks: new Map([[long.id, points]]) }), 70)
    expect(marked(4)).toEqual({ points: 7, maxPoints: 10, percent: 70, passed: true })
    expect(marked(3.96)).toEqual({ points: 6.96, maxPoints: 10, percent: 69, passed: false })
  })

  it('gets nothing for skipped questions, which need no manual scoring', () => {
    const questions = [aLongText(7), aNumeric(1, 0, 3)]
    expect(totalOf(questions, pointsOf(questions, new Map()), null)).toEqual({
      points: 0,
      maxPoints: 10,
      percent: 0,
      passed: null,
    })
  })
})
