import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { hasSecondFactor } from './two-factor.service.ts'

export const twoFactorNextSteps: NextStepSource = async (db, viewer) =>
  (await hasSecondFactor(db, viewer.id)) ? [] : [nextStep('second_factor', { minutes: 2 })]
