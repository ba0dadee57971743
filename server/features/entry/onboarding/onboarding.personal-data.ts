import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { onboardings } from './onboarding.tables.ts'

export const onboardingPersonalData: PersonalData = {
  name: 'onboarding',
  tables: [{ table: onboardings, of: onboardings.personId }],
}
