import { expect, it } from 'vitest'
import type { LessonProgress } from '#shared/features/learning/courses/lessons.contract.ts'
import { applyChange, mergeChanges } from './pending-progress.ts'

const NOW = '2026-03-02T10:00:00.000Z'
const progress: LessonProgress = {
  readPercent: 60,
  position: 60,
  seconds: 0,
  checked: [],
  quizPercent: null,
  attempts: 0,
  opensAt: null,
  completedAt: null,
  completedBy: null,
}
const article = { kind: 'article' as const, checklist: [], progress }

it('keeps the furthest point and the last position of several changes', () => {
  const merged = mergeChanges({ readPercent: 80, position: 80 }, { readPercent: 30, position: 30, isDone: true })
  expect(merged).toEqual({ readPercent: 80, position: 30, isDone: true })
  expect(mergeChanges({ checked: [0] }, { checked: [0, 1] })).toEqual({ checked: [0, 1] })
})

it('shows offline what the server will store: never less than before, and done when the rule is met', () => {
  expect(applyChange(article, { readPercent: 20, position: 20 }, NOW)).toMatchObject({
    readPercent: 60,
    position: 20,
    completedAt: null,
  })
  expect(applyChange(article, { readPercent: 95 }, NOW)).toMatchObject({ completedAt: NOW, completedBy: 'rule' })
  expect(applyChange(article, { isDone: true }, NOW)).toMatchObject({ completedAt: NOW, completedBy: 'self' })
  const done = {
    ...article,
    progress: { ...progress, completedAt: '2026-01-01T00:00:00.000Z', completedBy: 'rule' as const },
  }
  expect(applyChange(done, { readPercent: 5 }, NOW)).toMatchObject({ completedAt: '2026-01-01T00:00:00.000Z' })
})
