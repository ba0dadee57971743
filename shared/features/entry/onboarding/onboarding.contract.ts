import { z } from 'zod'
import { identity } from '#shared/access/identity.ts'
import { endpoint } from '#shared/endpoint.ts'
import { hours, payFloor, place, talentFacts, work } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'
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

export const onboarding = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/onboarding',
    guard: 'verified',
    summary: 'What you have told in the first-run wizard, and the question to go on with.',
    response: onboardingState,
  }),
  savePlace: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/place',
    guard: 'verified',
    summary: 'Where you live, your time zone, and the countries you may work in. The wizard moves on.',
    body: place,
    response: onboardingState,
  }),
  saveHours: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/hours',
    guard: 'verified',
    summary: 'The hours of the day you can work. The wizard moves on.',
    body: hours,
    response: onboardingState,
  }),
  savePay: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/pay',
    guard: 'verified',
    summary: 'The least you would work for; only you see it. The wizard moves on.',
    body: payFloor,
    response: onboardingState,
  }),
  saveWork: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/work',
    guard: 'verified',
    summary: 'What you do, how far you have come, and your skills. The wizard moves on.',
    body: work,
    response: onboardingState,
  }),
  saveResume: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/resume',
    guard: 'verified',
    summary: 'Keeps an uploaded file as your résumé, in place of the one before; null takes it away.',
    body: z.object({ fileId: id.nullable() }),
    response: onboardingState,
  }),
  goTo: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/step',
    guard: 'verified',
    summary: 'Remembers the question to go on with, for those who skip one or go back.',
    body: z.object({ step: z.enum(onboardingSteps) }),
    response: onboardingState,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/talent/api/onboarding/finish',
    guard: 'verified',
    summary: 'Ends the wizard, with or without all answers. What is missing can be told later.',
    response: identity,
  }),
}
