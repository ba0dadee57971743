import { z } from 'zod'
import { identity } from '#shared/access/identity.ts'
import { endpoint } from '#shared/endpoint.ts'
import { hours, payFloor, place, talentFacts, work } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'
import { onboardingSteps } from './onboarding-steps.ts'

const onboardingState = z
  .object({
    /** The question to continue with, on any device. */
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
    summary: 'Your onboarding answers and the current question.',
    response: onboardingState,
  }),
  savePlace: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/place',
    guard: 'verified',
    summary: 'Saves your location, time zone and right to work, and moves onboarding on.',
    body: place,
    response: onboardingState,
  }),
  saveHours: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/hours',
    guard: 'verified',
    summary: 'Saves the hours you can work and moves onboarding on.',
    body: hours,
    response: onboardingState,
  }),
  savePay: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/pay',
    guard: 'verified',
    summary: 'Saves your minimum pay, visible only to you, and moves onboarding on.',
    body: payFloor,
    response: onboardingState,
  }),
  saveWork: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/work',
    guard: 'verified',
    summary: 'Saves your role, experience level and skills, and moves onboarding on.',
    body: work,
    response: onboardingState,
  }),
  saveResume: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/resume',
    guard: 'verified',
    summary: 'Sets an uploaded file as your résumé, replacing the previous one; null removes it.',
    body: z.object({ fileId: id.nullable() }),
    response: onboardingState,
  }),
  goTo: endpoint({
    method: 'PUT',
    path: '/talent/api/onboarding/step',
    guard: 'verified',
    summary: 'Remembers the current question when someone skips one or goes back.',
    body: z.object({ step: z.enum(onboardingSteps) }),
    response: onboardingState,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/talent/api/onboarding/finish',
    guard: 'verified',
    summary: 'Finishes onboarding, with or without all answers. The rest can be added later.',
    response: identity,
  }),
}
