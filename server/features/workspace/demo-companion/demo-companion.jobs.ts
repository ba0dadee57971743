import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Id, id } from '#shared/kit/ids.ts'
import { answerMessage, takeStep } from './script.service.ts'
import { STEP_SECONDS } from './script.ts'

type StepData = { applicationId: Id; step: number }

async function playStep({ applicationId, step }: StepData, platform: Platform): Promise<void> {
  const next = { applicationId, step: step + 1 }
  const at = new Date(platform.clock.now().getTime() + STEP_SECONDS * 1000)
  await takeStep(platform, { applicationId, step }, (tx) => platform.jobs.send(companionStep, next, tx, at))
}

export const companionStep = defineJob({
  name: 'demo-companion.step',
  data: z.object({ applicationId: id, step: z.int().min(0) }),
  run: playStep,
})

export const companionAnswer = defineJob({
  name: 'demo-companion.answer',
  data: z.object({ applicationId: id, key: z.uuid() }),
  run: (data, platform: Platform) => answerMessage(platform, data),
})
