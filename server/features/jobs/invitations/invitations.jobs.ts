import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expireInvitations } from './answering.service.ts'

export const expireOldInvitations = defineJob({
  name: 'invitations.expire',
  data: z.object({}),
  cron: '17 * * * *',
  run: (_data, platform: Platform) => expireInvitations(platform),
})
