import { expect, it } from 'vitest'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { isSetUp, setUpParts } from './set-up-parts.ts'

it('groups the steps into three parts, each with the step to continue with', () => {
  expect(setUpParts([])).toEqual([
    { name: 'place', next: 'place' },
    { name: 'work', next: 'pay' },
    { name: 'resume', next: 'resume' },
  ])
  expect(setUpParts(['place', 'hours', 'pay'])).toEqual([
    { name: 'place', next: null },
    { name: 'work', next: 'work' },
    { name: 'resume', next: 'resume' },
  ])
})

it('covers every step of the wizard', () => {
  expect(setUpParts(onboardingSteps).every(({ next }) => next === null)).toBe(true)
  expect([isSetUp(onboardingSteps), isSetUp(onboardingSteps.slice(1))]).toEqual([true, false])
})
