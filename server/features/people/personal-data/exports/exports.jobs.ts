import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { buildExportOf } from './build-export.service.ts'

export const buildExport = defineJob({
  name: 'personal-data.build-export',
  data: z.object({ exportId: id }),
  // Years of recordings take time.
  timeoutSeconds: 3600,
  run: ({ exportId }, platform: Platform) => buildExportOf(platform, exportId),
})
