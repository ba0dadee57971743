import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteChangesBefore } from './memory/index-outbox.queries.ts'
import { MAX_KEPT_MS } from './memory/kept/kept-index.ts'

/** Two hours longer than an index file stays usable, to allow for slow transactions. */
const KEEP_MS = MAX_KEPT_MS + 2 * 3_600_000

export const searchChangesCleanup = defineJob({
  name: 'job-search.purge-changes',
  data: z.object({}),
  cron: '11 * * * *',
  // Written with the database's clock, which tests cannot change.
  run: (_data, { db }: Platform) => deleteChangesBefore(db, new Date(Date.now() - KEEP_MS)),
})
