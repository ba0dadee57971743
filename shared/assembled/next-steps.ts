// Written by `npm run fix` from the X.next-steps.ts of every feature.

import { briefsNextSteps } from '../features/elite/briefs/briefs.next-steps.ts'
import { eliteNextSteps } from '../features/elite/elite/elite.next-steps.ts'
import { onboardingNextSteps } from '../features/entry/onboarding/onboarding.next-steps.ts'
import { applicationsNextSteps } from '../features/hiring/applications/applications.next-steps.ts'
import { applyNextSteps } from '../features/hiring/apply/apply.next-steps.ts'
import { interviewsNextSteps } from '../features/hiring/interviews/interviews.next-steps.ts'
import { offersNextSteps } from '../features/hiring/offers/offers.next-steps.ts'
import { invitationsNextSteps } from '../features/jobs/invitations/invitations.next-steps.ts'
import { companiesNextSteps } from '../features/people/companies/companies.next-steps.ts'
import { twoFactorNextSteps } from '../features/people/two-factor/two-factor.next-steps.ts'
import { assessmentsNextSteps } from '../features/skills/assessments/assessments.next-steps.ts'

export const nextSteps = {
  ...companiesNextSteps,
  ...twoFactorNextSteps,
  ...invitationsNextSteps,
  ...onboardingNextSteps,
  ...applicationsNextSteps,
  ...applyNextSteps,
  ...offersNextSteps,
  ...interviewsNextSteps,
  ...assessmentsNextSteps,
  ...eliteNextSteps,
  ...briefsNextSteps,
}
