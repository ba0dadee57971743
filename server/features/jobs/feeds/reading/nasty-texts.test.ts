// Patterns only ever see a line of bounded length, whatever a feed contains, so the time per posting is at most proportional to
// its number of lines, which is bounded as well. This test counts what patterns see instead of measuring time.

import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { MAX_EVIDENCE } from '#shared/features/jobs/jobs/job-terms.ts'
import { readEligibility } from './eligibility/read-eligibility.ts'
import { readPay } from './pay/read-pay.ts'
import { readLocationLine } from './places/location-line.ts'
import { findMentions, MAX_MENTIONS } from './places/place-mentions.ts'
import { findPlaces } from './places/place-names.ts'
import { readHours } from './read-hours.ts'
import { readEmploymentType, readEngagements, readSeniority } from './read-role.ts'
import { readWorkplace } from './read-workplace.ts'

afterEach(() => vi.restoreAllMocks())

const readers: Record<string, (lines: string[]) => unknown> = {
  pay: (lines) => readPay(lines, null),
  hours: readHours,
  eligibility: (lines) =>
    readEligibility({ locations: lines, title: lines.join(' - '), workplace: 'remote', sentences: lines }),
  engagements: readEngagements,
  seniority: (lines) => readSeniority(lines.join(' ')),
  'employment type': (lines) => readEmploymentType(lines.join(' ')),
  workplace: (lines) =>
    readWorkplace({ words: lines.join(' '), locations: lines, title: lines.join(' '), sentences: lines }),
  places: (lines) => findPlaces(lines.join(' ')),
  mentions: (lines) => findMentions(lines.join(' ')),
  'location lines': (lines) => lines.map(readLocationLine),
}

/** Texts that make patterns backtrack: long runs of what they start with, and near misses of what they end with. */
const pieces = [
  '€1 000',
  '1.000',
  '$ 1',
  '60k to ',
  ' ',
  '\u00a0',
  '9',
  'remote ',
  '(US',
  'UTC+',
  'EST ',
  'per ',
  'aA',
  '€',
  'not in ',
  'Germany, ',
  'New York ',
  'you must be ',
  'based in ',
  'two days ',
  'office ',
  'CET ± ',
  ' / ',
  'A',
]
const nastyLine = array(tuple(constantFrom(...pieces), integer({ min: 1, max: 4_000 })), {
  minLength: 1,
  maxLength: 4,
}).map((runs) => runs.map(([piece, times]) => piece.repeat(times)).join(''))

it.each(Object.entries(readers))('reading %s never applies a pattern to a longer text', (_, read) => {
  let longest = 0
  const exec = RegExp.prototype.exec
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length)
    return exec.call(this, text)
  })
  assert(
    property(array(nastyLine, { minLength: 1, maxLength: 3 }), (lines) => {
      longest = 0
      read(lines)
      expect(longest).toBeLessThanOrEqual(MAX_EVIDENCE)
    }),
    { numRuns: 15, examples: [[['€1 000'.repeat(8_000)]], [['9'.repeat(40_000)]], [[' '.repeat(40_000)]]] },
  )
})

it('reads no more lines than a posting may have', () => {
  const spy = vi.spyOn(RegExp.prototype, 'exec')
  const calls = (lines: number) => {
    spy.mockClear()
    readPay(
      Array.from({ length: lines }, () => 'a 1'),
      null,
    )
    return spy.mock.calls.length
  }
  expect(calls(100_000)).toBe(calls(10_000))
})

it('considers no more places than a sentence may name', () => {
  expect(findMentions('(US'.repeat(200))).toHaveLength(MAX_MENTIONS)
})
