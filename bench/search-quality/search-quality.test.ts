// Holds the figures that were reached, so that a new synonym cannot quietly cost more than it gains.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { searchedPostings } from './documents.ts'
import { loadPostings, searchAll } from './load.ts'
import { type Found, measure } from './measure.ts'
import { gradeOf, type Half, readQueries } from './relevance.ts'

const reached: Record<Half, number> = { open: 0.93, apart: 0.89 }

const postings = searchedPostings()
const queries = readQueries()
let test: TestApp
let found: Found[]

beforeAll(async () => {
  test = await createTestApp()
  const now = test.clock.now()
  await loadPostings(test.platform.db, postings, now)
  found = await searchAll(test.platform.db, postings, queries, now)
})
afterAll(() => test.close())

describe.each(['open', 'apart'] as const)('labelled queries, %s', (half) => {
  it('are answered as well as before, and none without results', () => {
    const { ndcg, withoutResults } = measure(postings, found, half)
    expect(ndcg).toBeGreaterThanOrEqual(reached[half])
    expect(withoutResults).toEqual([])
  })
})

describe('the labels', () => {
  it('cover at least 300 postings and 120 queries that one of them fits', () => {
    const answerable = queries.filter((query) => postings.some((posting) => gradeOf(posting, query) > 0))
    expect(postings.length).toBeGreaterThanOrEqual(300)
    expect(answerable.length).toBeGreaterThanOrEqual(120)
  })
})
