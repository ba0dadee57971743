// Caches the versions of tests that people are taking. A version never changes, and one with forty questions is large.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVersion, type VersionRow } from './tests.queries.ts'

const MOST_VERSIONS = 100

const recent = new Map<string, VersionRow>()

export async function recallVersion(
  db: Db,
  { testId, version }: { testId: Id; version: number },
): Promise<Readonly<VersionRow>> {
  const name = `${testId} ${version}`
  const row = recent.get(name) ?? found(await selectVersion(db, testId, version))
  // Maps keep the order of insertion: the least recently used one is the first.
  recent.delete(name)
  recent.set(name, row)
  for (const [oldest] of recent) {
    if (recent.size <= MOST_VERSIONS) break
    recent.delete(oldest)
  }
  return row
}
