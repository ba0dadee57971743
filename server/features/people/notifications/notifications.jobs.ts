import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sendDueMails } from './mail/due-mails.service.ts'
import { deleteOldNotifications } from './notifications.service.ts'

export const mailDueNotifications = defineJob({
  name: 'notifications.mail',
  data: z.object({}),
  cron: '* * * * *',
  run: (_data, platform: Platform) => sendDueMails(platform),
})

export const cleanUpNotifications = defineJob({
  name: 'notifications.purge',
  data: z.object({}),
  cron: '23 4 * * *',
  run: (_data, platform: Platform) => deleteOldNotifications(platform),
})
