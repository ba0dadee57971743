import { expect, it } from 'vitest'
import { aMessage } from '../message.builder.ts'
import { dayParts } from './day-parts.ts'

const shape = (messages: Parameters<typeof dayParts>[0], zone = 'UTC') =>
  dayParts(messages, zone).map(({ date, runs }) => [date, runs.map((run) => run.messages.map(({ seq }) => seq))])

it('groups messages that one person sends within a few minutes', () => {
  const other = '01890000-0000-7000-8000-0000000000be'
  expect(
    shape([
      aMessage({ seq: 1, at: '2026-11-17T10:00:00.000Z' }),
      aMessage({ seq: 2, at: '2026-11-17T10:03:00.000Z' }),
      aMessage({ seq: 3, at: '2026-11-17T10:09:00.000Z' }),
      aMessage({ seq: 4, at: '2026-11-17T10:10:00.000Z', senderId: other }),
    ]),
  ).toEqual([['2026-11-17', [[1, 2], [3], [4]]]])
})

it("starts a day at midnight in the reader's time zone", () => {
  const late = [
    aMessage({ seq: 1, at: '2026-11-17T20:58:00.000Z' }),
    aMessage({ seq: 2, at: '2026-11-17T21:01:00.000Z' }),
  ]
  expect(shape(late, 'Africa/Nairobi')).toEqual([
    ['2026-11-17', [[1]]],
    ['2026-11-18', [[2]]],
  ])
  expect(shape(late)).toEqual([['2026-11-17', [[1, 2]]]])
})

it('keeps system messages separate', () => {
  const system = { kind: 'system', senderId: null } as const
  expect(shape([aMessage({ seq: 1, ...system }), aMessage({ seq: 2, ...system })])).toEqual([
    ['2026-11-17', [[1], [2]]],
  ])
})
