import { expect, it } from 'vitest'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { isSetUp, setUpParts } from './set-up-parts.ts'

it('gathers the questions into three parts, each with the question to go on with', () => {
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

it('holds every question of the wizard, so that all parts done is all answered', () => {
  expect(setUpParts(onboardingSteps).every(({ next }) => next === null)).toBe(true)
  expect([isSetUp(onboardingSteps), isSetUp(onboardingSteps.slice(1))]).toEqual([true, false])
})
