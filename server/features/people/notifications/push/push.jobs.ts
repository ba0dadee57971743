import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { pushToBrowsers } from './push.service.ts'

export const pushNotification = defineJob({
  name: 'notifications.push',
  data: z.object({ id }),
  run: (data, platform: Platform) => pushToBrowsers(platform, data.id),
})
