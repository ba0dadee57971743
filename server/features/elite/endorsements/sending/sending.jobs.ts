import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { sendEndorsementRequest } from './sending.service.ts'

/** Instead of a plain email, because a rejected address has to be noticed. */
export const sendRequest = defineJob({
  name: 'endorsements.send-request',
  data: z.object({ id, isReminder: z.boolean() }),
  run: (request, platform: Platform) => sendEndorsementRequest(platform, request),
})
