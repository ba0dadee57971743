import { describe, expect, it } from 'vitest'
import type { Question } from '../question.contract.ts'
import { findCorrected, withKeysOf } from './corrected-keys.ts'

const asked = { id: 'q', text: 'Which?', code: null, points: 2 }
const choice = (right: string, facts: Partial<Question> = {}): Question =>
  ({
    ...asked,
    kind: 'single',
    options: ['a', 'b'].map((id) => ({ id, text: id, isRight: id === right })),
    ...facts,
  }) as Question
const order = (ids: string[]): Question => ({ ...asked, kind: 'ordering', items: ids.map((id) => ({ id, text: id })) })
const matching = (match: string, others: string[]): Question => ({
  ...asked,
  kind: 'matching',
  items: [{ id: 'i', text: 'i', match }],
  others,
})
const number = (answer: number, unit = ''): Question => ({ ...asked, kind: 'numeric', answer, tolerance: 0, unit })

describe('a corrected key', () => {
  it('counts where only the key has changed', () => {
    expect(findCorrected([choice('a')], [choice('b')])).toEqual(['q'])
    expect(findCorrected([order(['1', '2'])], [order(['2', '1'])])).toEqual(['q'])
    expect(findCorrected([matching('x', ['y'])], [matching('y', ['x'])])).toEqual(['q'])
    expect(findCorrected([number(4)], [number(5)])).toEqual(['q'])
    expect(withKeysOf([number(4)], [{ ...number(5), points: 9 }])).toEqual([{ ...number(5), penalty: undefined }])
  })

  it('does not count for a question that reads differently, or is gone', () => {
    const changed = [
      [choice('a')],
      [choice('b', { text: 'Which not?' })],
      [choice('b', { id: 'other' })],
      [
        choice('b', {
          options: [
            { id: 'a', text: 'new', isRight: false },
            { id: 'b', text: 'b', isRight: true },
          ],
        }),
      ],
      [],
    ]
    for (const now of changed) {
      expect(findCorrected([choice('a')], now)).toEqual([])
      expect(withKeysOf([choice('a')], now)[0]).toMatchObject({ options: [{ isRight: true }, { isRight: false }] })
    }
    expect(findCorrected([number(4, 'km')], [number(5, 'miles')])).toEqual([])
  })
})
