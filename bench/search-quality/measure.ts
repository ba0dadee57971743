import type { SearchedPosting } from './documents.ts'
import { gradeOf, type Half, type Query } from './relevance.ts'

const CUT = 5

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2)
const sumOf = (grades: readonly number[]): number =>
  grades.slice(0, CUT).reduce((sum, grade, place) => sum + gain(grade, place), 0)

export type Found = { query: Query; ids: readonly string[] }
type Measured = { query: Query; ndcg: number; grades: number[] }
type Figures = { queries: number; ndcg: number; withoutResults: string[]; each: Measured[] }

/** Queries without any relevant posting are skipped: they cannot be scored. */
export function measure(postings: readonly SearchedPosting[], found: readonly Found[], half: Half): Figures {
  const byId = new Map(postings.map((posting) => [posting.id, posting]))
  const each = found
    .filter(({ query }) => query.half === half)
    .flatMap(({ query, ids }): Measured[] => {
      const best = sumOf(postings.map((one) => gradeOf(one, query)).toSorted((one, other) => other - one))
      if (best === 0) return []
      const grades = ids.slice(0, CUT).map((id) => {
        const posting = byId.get(id)
        return posting ? gradeOf(posting, query) : 0
      })
      return [{ query, grades, ndcg: sumOf(grades) / best }]
    })
  return {
    queries: each.length,
    ndcg: each.reduce((sum, one) => sum + one.ndcg, 0) / each.length,
    withoutResults: each.filter(({ grades }) => grades.length === 0).map(({ query }) => query.text),
    each,
  }
}
