import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectBriefs } from './briefs.queries.ts'

/** The skills that these briefs asked for, by brief. */
export async function findBriefSkills(db: Db, ids: readonly Id[]): Promise<Map<Id, string[]>> {
  const briefs = await selectBriefs(db, ids)
  return new Map(briefs.map(({ id, skills }) => [id, skills]))
}
