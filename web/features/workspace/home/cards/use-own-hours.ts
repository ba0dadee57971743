import { useQuery } from '@tanstack/react-query'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { onboardingQuery } from '#web/features/entry/onboarding/onboarding-queries.ts'

/** The person's working hours; null until they have entered them. */
export const useOwnHours = (): WorkWindow | null =>
  useQuery({ ...onboardingQuery, enabled: false }).data?.facts.hours ?? null
