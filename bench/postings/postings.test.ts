// Holds the figures that were reached, so that a new rule cannot quietly cost more than it gains.

import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLocationLine } from '#server/features/jobs/feeds/reading/places/location-line.ts'
import { type Half, halfOf, readLabelledPostings } from './labelled-postings.ts'
import { readLabelledLines } from './location-lines.ts'
import { type MeasuredField, measure, measuredFields, precisionOf, recallOf } from './measure.ts'

const postings = readLabelledPostings(path.join(import.meta.dirname, 'corpus'))

const reached: Record<Half, Record<MeasuredField, [precision: number, recall: number]>> = {
  open: {
    apply: [0.99, 0.97],
    workplace: [0.99, 0.95],
    pay: [0.98, 0.97],
    hours: [0.99, 0.99],
    skills: [0.99, 0.99],
  },
  apart: {
    apply: [0.98, 0.92],
    workplace: [0.99, 0.96],
    pay: [0.99, 0.99],
    hours: [0.99, 0.99],
    skills: [0.99, 0.9],
  },
}

describe.each(['open', 'apart'] as const)('labelled postings, %s', (half) => {
  const { fields, falseOpens } = measure(postings.filter((one) => one.half === half))

  it.each(measuredFields)('read %s as well as before', (field) => {
    const [precision, recall] = reached[half][field]
    expect(precisionOf(fields[field])).toBeGreaterThanOrEqual(precision)
    expect(recallOf(fields[field])).toBeGreaterThanOrEqual(recall)
  })

  it('never open a job to someone it is not open to', () => {
    expect(falseOpens).toEqual([])
  })
})

describe('the labelled postings', () => {
  it('are at least 400, half of them kept apart', () => {
    const apart = postings.filter(({ half }) => half === 'apart').length
    expect(postings.length).toBeGreaterThanOrEqual(400)
    expect(Math.abs(apart / postings.length - 0.5)).toBeLessThan(0.05)
  })

  it('have each name once', () => {
    expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length)
  })

  it('of one company are in the same half', () => {
    expect(halfOf('Acme')).toBe(halfOf('acme'))
  })
})

describe('a location line', () => {
  it.each(readLabelledLines(path.join(import.meta.dirname, 'location-lines.txt')))('%s is in %s', (line, expected) => {
    const { locations, areas } = readLocationLine(line)
    const countries = [
      ...locations.flatMap(({ country }) => country ?? []),
      ...areas.flatMap((place) =>
        place.kind === 'area' ? [...place.regions, ...place.countries] : [place.code.slice(0, 2)],
      ),
    ]
    expect([...new Set(countries)].toSorted().join(' ')).toBe(expected)
  })
})
