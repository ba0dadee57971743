// Ends invitations whose deadline has passed, and reminds people of those that are still open.

import { transaction } from '#server/platform/db/database.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { remindersDue } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type AssessmentRow, BATCH, countReminder, selectExpired, selectUnreminded } from './assessments.queries.ts'
import { moveAssessment, system } from './moving.service.ts'
import { notifyCompany, notifyPerson } from './notifying/notifying.service.ts'

export async function runAssessmentUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const failures = await workThrough({
    find: () => selectExpired(db, now),
    run: (row) =>
      transaction(db, async (tx) => {
        const moved = await moveAssessment(tx, row, { event: 'expire', actor: system, at: now })
        await notifyPerson(tx, platform, moved, 'expired')
        await notifyCompany(tx, platform, moved, 'expired')
      }),
    batch: BATCH,
  })
  let last: Id | undefined
  for (let rows: AssessmentRow[] = []; ; ) {
    rows = await selectUnreminded(db, now, last)
    for (const row of rows) await remind(platform, row, now).catch((error: unknown) => failures.push(error))
    last = rows.at(-1)?.id
    if (rows.length < BATCH) break
  }
  throwFailures(failures)
}

async function remind(platform: Platform, row: AssessmentRow, now: Date): Promise<void> {
  const due = remindersDue(row.createdAt.getTime(), row.expiresAt.getTime(), now.getTime())
  if (due <= row.remindersSent) return
  await transaction(platform.db, async (tx) => {
    if (await countReminder(tx, row, due)) await notifyPerson(tx, platform, row, 'reminder')
  })
}
