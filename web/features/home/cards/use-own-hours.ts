import { useQuery } from '@tanstack/react-query'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { onboardingQuery } from '#web/features/onboarding/onboarding-queries.ts'
import { usualHours } from './usual-hours.ts'

/** The hours the person told, or office hours until then. */
export const useOwnHours = (): WorkWindow =>
  useQuery({ ...onboardingQuery, enabled: false }).data?.facts.hours ?? usualHours
