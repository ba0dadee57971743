import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { completeFinished } from './settling.service.ts'

/** After a version has been published. */
export const settleEnrolments = defineJob({
  name: 'courses.settle-enrolments',
  data: z.object({ courseId: id }),
  run: ({ courseId }, platform: Platform) => completeFinished(platform, courseId),
})
