import { z } from 'zod'
import { findPersonById } from '#server/features/accounts/people.service.ts'
import { recordSecurityEvent } from '#server/features/accounts/security-log.service.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { DEVICE_DAYS } from './limits/known-devices.service.ts'
import { deleteOld } from './sign-in.queries.ts'

const DAY = 86_400_000

/** Nobody, when the address has no account: sent all the same, so that asking takes the same time. */
export const noteFailedSignIn = defineJob({
  name: 'sign-in.note-failure',
  data: z.object({ personId: id.nullable(), userAgent: z.string(), ipPrefix: z.string().nullable() }),
  async run({ personId, ...origin }, { db }: Platform) {
    // The account may be gone by now.
    if (personId && (await findPersonById(db, personId)))
      await recordSecurityEvent(db, personId, 'sign_in_failed', origin)
  },
})

export const forgetOldTries = defineJob({
  name: 'sign-in.forget-old',
  data: z.object({}),
  cron: '37 * * * *',
  async run(_data, { db, clock }: Platform) {
    const now = clock.now().getTime()
    await deleteOld(db, {
      tickets: new Date(now),
      devices: new Date(now - DEVICE_DAYS * DAY),
      budgets: new Date(now - DAY),
    })
  },
})
