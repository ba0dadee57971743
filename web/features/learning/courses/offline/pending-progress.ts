// Progress made without a connection. It is kept beside the saved copies, so that it is deleted with them, and sent as soon as
// the server can be reached again.

import { meetsRule } from '#shared/features/learning/courses/lesson-rules.ts'
import type { Lesson, LessonProgress, ProgressChange } from '#shared/features/learning/courses/lessons.contract.ts'

const CACHE = 'saved-progress'
const keyOf = (lessonId: string) => `/courses/saved-progress/${lessonId}`

export type PendingProgress = { personId: string; slug: string; lessonId: string; change: ProgressChange }

/** Resolves to false if this browser cannot keep it. */
export async function keepPending({ personId, slug, lessonId, change }: PendingProgress): Promise<boolean> {
  if (!('caches' in window)) return false
  const cache = await caches.open(CACHE)
  const before = await readOne(cache, lessonId)
  const merged = before?.personId === personId ? mergeChanges(before.change, change) : change
  const madeAt = new Date().toISOString()
  await cache.put(keyOf(lessonId), Response.json({ personId, slug, lessonId, change: { ...merged, madeAt } }))
  return true
}

async function readOne(cache: Cache, lessonId: string): Promise<PendingProgress | null> {
  const found = await cache.match(keyOf(lessonId))
  return found ? ((await found.json()) as PendingProgress) : null
}

export async function readPending(personId: string): Promise<PendingProgress[]> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const all = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key))?.json() as Promise<PendingProgress>),
  )
  return all.filter((one) => one.personId === personId)
}

/** Only what was sent: the person may have read on meanwhile. */
export async function dropPending({ lessonId, change }: PendingProgress): Promise<void> {
  const cache = await caches.open(CACHE)
  const now = await readOne(cache, lessonId)
  if (now?.change.madeAt === change.madeAt) await cache.delete(keyOf(lessonId))
}

export const mergeChanges = (before: ProgressChange, after: ProgressChange): ProgressChange => ({
  ...before,
  ...after,
  ...((before.readPercent !== undefined || after.readPercent !== undefined) && {
    readPercent: Math.max(before.readPercent ?? 0, after.readPercent ?? 0),
  }),
})

/** What the server will make of it. */
export function applyChange(
  { kind, checklist, progress }: Pick<Lesson, 'kind' | 'checklist' | 'progress'>,
  change: ProgressChange,
  now: string,
): LessonProgress {
  const checked = change.checked ?? progress.checked
  const readPercent = Math.max(progress.readPercent, change.readPercent ?? 0)
  const facts = { readPercent, quizPercent: progress.quizPercent, checkedCount: checked.length }
  const isRuleMet = meetsRule(kind, { ...facts, checklistLength: checklist.length })
  const completedBy = progress.completedBy ?? (change.isDone ? 'self' : isRuleMet ? 'rule' : null)
  return {
    ...progress,
    readPercent,
    checked,
    position: change.position ?? progress.position,
    seconds: change.seconds ?? progress.seconds,
    completedAt: progress.completedAt ?? (completedBy ? now : null),
    completedBy,
  }
}
