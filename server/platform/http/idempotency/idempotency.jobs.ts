import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { deleteOldKeys } from './idempotency.ts'

export const deleteOldIdempotencyKeys = defineJob({
  name: 'platform.purge-idempotency-keys',
  data: z.object({}),
  cron: '41 * * * *',
  run: (_data, { db, clock }: { db: Db; clock: Clock }) => deleteOldKeys(db, clock.now()),
})
