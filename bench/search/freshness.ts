import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { insertManyJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { ApiProcess } from './api.ts'

const TIMES = 15
const ASK_EVERY_MS = 20

/** From the commit that publishes a job to the first API response that contains it. */
export async function measureFreshness(platform: Platform, api: ApiProcess) {
  const { rows } = await platform.db.execute<{ id: string }>(
    sql`select id from companies where status = 'verified' limit 1`,
  )
  const { company } = await findCompanyFor(platform.db, null, rows[0]?.id ?? '')
  const waits: number[] = []
  for (let count = 0; count < TIMES; count += 1) {
    // A word that occurs nowhere else.
    const word = `qz${newId().slice(-10)}`
    const now = platform.clock.now()
    const fields = jobFields.parse({ title: `Keeper of ${word}` })
    await insertManyJobs(platform.db, [{ fields, company, facts: { status: 'published', publishedAt: now } }], {
      operatorId: newId(),
      now,
    })
    const startedAt = performance.now()
    while ((await api.total(`keeper ${word}`)) === 0) await wait(ASK_EVERY_MS)
    waits.push(performance.now() - startedAt)
  }
  const sorted = waits.toSorted((one, other) => one - other)
  return {
    times: TIMES,
    median: Math.round(sorted[TIMES >> 1] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  }
}
