// Results that were marked by a key which has been corrected since.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { findCorrected } from '#shared/features/hiring/screeners/scoring/corrected-keys.ts'
import { type AttemptRow, selectMarkedByEarlier } from '../taking/attempts.queries.ts'
import { selectScoredVersion, type TestWithContent } from './tests.queries.ts'

/** Attempts that contain a question whose key has changed. */
export async function findOutdated(db: Db, { test, content }: TestWithContent): Promise<AttemptRow[]> {
  const earlier = await selectMarkedByEarlier(db, { testId: test.id, version: test.version })
  const outdated: AttemptRow[] = []
  for (const [, alike] of Map.groupBy(earlier, ({ version, keyVersion }) => `${version} ${keyVersion}`)) {
    const [first] = alike
    if (!first) continue
    const { questions } = found(await selectScoredVersion(db, first))
    const corrected = findCorrected(questions, content.questions)
    outdated.push(...alike.filter(({ questionOrder }) => corrected.some((id) => questionOrder.includes(id))))
  }
  return outdated
}
