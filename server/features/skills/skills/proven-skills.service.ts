import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectPassed, selectResults } from './skills.queries.ts'

type ProvenLevel = { level: number; validUntil: Date | null }

/** The best results that still count, by skill. */
export async function findProvenSkills(db: Db, personId: Id, now: Date): Promise<ReadonlyMap<string, ProvenLevel>> {
  const proven = new Map<string, ProvenLevel>()
  for (const { skill, passed, level, validUntil } of await selectResults(db, personId)) {
    if (!passed || (validUntil !== null && validUntil <= now)) continue
    if (level > (proven.get(skill)?.level ?? 0)) proven.set(skill, { level, validUntil })
  }
  return proven
}

/** Proven skills per person, in one query. */
export async function findProvenAmong(db: Db, personIds: readonly Id[], now: Date): Promise<Map<Id, string[]>> {
  const proven = new Map<Id, string[]>()
  for (const { personId, skill } of personIds.length === 0 ? [] : await selectPassed(db, personIds, now)) {
    const known = proven.get(personId) ?? []
    if (!known.includes(skill)) proven.set(personId, [...known, skill])
  }
  return proven
}
