import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { answerMessage, takeStep } from './script.service.ts'

export const companionStep = defineJob({
  name: 'demo-companion.step',
  data: z.object({ applicationId: id, step: z.int().min(0) }),
  run: (data, platform: Platform) => takeStep(platform, data),
})

export const companionAnswer = defineJob({
  name: 'demo-companion.answer',
  data: z.object({ applicationId: id, key: z.uuid() }),
  run: (data, platform: Platform) => answerMessage(platform, data),
})
