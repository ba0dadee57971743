import { z } from 'zod'
import { identity } from '../../access/identity.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../kit/ids.ts'
import { hours, payFloor, place, talentFacts, work } from '../talents/talent-facts.ts'
import { onboardingSteps } from './onboarding-steps.ts'

const onboardingState = z
  .object({
    /** The question to go on with, on whatever device. */
    step: z.enum(onboardingSteps),
    answered: z.array(z.enum(onboardingSteps)),
    facts: talentFacts,
  })
  .meta({ id: 'Onboarding' })
export type Onboarding = z.infer<typeof onboardingState>

const path = '/talent/api/onboarding'
const answer = { method: 'PUT', guard: 'verified', response: onboardingState } as const

export const onboarding = {
  show: endpoint({
    method: 'GET',
    path,
    guard: 'verified',
    summary: 'What you have told in the first-run wizard, and the question to go on with.',
    response: onboardingState,
  }),
  savePlace: endpoint({
    ...answer,
    path: `${path}/place`,
    summary: 'Where you live, your time zone, and the countries you may work in. The wizard moves on.',
    body: place,
  }),
  saveHours: endpoint({
    ...answer,
    path: `${path}/hours`,
    summary: 'The hours of the day you can work. The wizard moves on.',
    body: hours,
  }),
  savePay: endpoint({
    ...answer,
    path: `${path}/pay`,
    summary: 'The least you would work for; only you see it. The wizard moves on.',
    body: payFloor,
  }),
  saveWork: endpoint({
    ...answer,
    path: `${path}/work`,
    summary: 'What you do, how far you have come, and your skills. The wizard moves on.',
    body: work,
  }),
  saveResume: endpoint({
    ...answer,
    path: `${path}/resume`,
    summary: 'Keeps an uploaded file as your résumé, in place of the one before; null takes it away.',
    body: z.object({ fileId: id.nullable() }),
  }),
  goTo: endpoint({
    ...answer,
    path: `${path}/step`,
    summary: 'Remembers the question to go on with, for those who skip one or go back.',
    body: z.object({ step: z.enum(onboardingSteps) }),
  }),
  finish: endpoint({
    method: 'POST',
    path: `${path}/finish`,
    guard: 'verified',
    summary: 'Ends the wizard, with or without all answers. What is missing can be told later.',
    response: identity,
  }),
}
