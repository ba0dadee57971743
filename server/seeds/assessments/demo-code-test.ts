import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'

const asked = { kind: 'code' as const, code: null, points: 5, topic: 'Code' }

/** Two small functions, of the kind the demo company's engineers write every week. */
export const codeTest: TestContent = {
  title: 'Payments in code',
  intro:
    'Two functions to write. Run the examples as you go; the hidden tests run after you submit. Standard libraries only.',
  minutes: 40,
  passPercent: 50,
  isShuffled: false,
  ...plainTest,
  questions: [
    {
      ...asked,
      language: 'javascript',
      text: 'A bank repeats some notifications. Return the list without repetitions: keep the first notification of each id, in the order they came.',
      entry: 'withoutRepetitions',
      starter:
        'function withoutRepetitions(notifications) {\n  // Each one looks like { id: "a1", amount: 250 }\n  return notifications\n}\n',
      cases: [
        {
          args: '[[{"id": "a1", "amount": 250}, {"id": "b2", "amount": 90}, {"id": "a1", "amount": 250}]]',
          expected: '[{"id": "a1", "amount": 250}, {"id": "b2", "amount": 90}]',
          isHidden: false,
        },
        { args: '[[]]', expected: '[]', isHidden: false },
        {
          args: '[[{"id": "x", "amount": 1}, {"id": "x", "amount": 2}, {"id": "y", "amount": 1}]]',
          expected: '[{"id": "x", "amount": 1}, {"id": "y", "amount": 1}]',
          isHidden: true,
        },
        {
          args: '[[{"id": "constructor", "amount": 5}, {"id": "__proto__", "amount": 6}]]',
          expected: '[{"id": "constructor", "amount": 5}, {"id": "__proto__", "amount": 6}]',
          isHidden: true,
        },
      ],
    },
    {
      ...asked,
      language: 'python',
      text: 'Split an amount, in cents, as evenly as possible among a number of people. Nobody gets more than one cent more than anybody else, the shares add up to the amount, and larger shares come first.',
      entry: 'split_amount',
      starter: 'def split_amount(cents, people):\n    return [cents // people] * people\n',
      cases: [
        { args: '[100, 3]', expected: '[34, 33, 33]', isHidden: false },
        { args: '[10, 5]', expected: '[2, 2, 2, 2, 2]', isHidden: false },
        { args: '[2, 4]', expected: '[1, 1, 0, 0]', isHidden: true },
        { args: '[0, 2]', expected: '[0, 0]', isHidden: true },
        { args: '[1001, 1]', expected: '[1001]', isHidden: true },
      ],
    },
  ],
}
