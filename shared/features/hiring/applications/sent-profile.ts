import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import type { SentProfile } from './sent-form.contract.ts'

/** The part of a profile that goes to a company with an application. */
export const sentProfileOf = ({ place, hours, work }: Pick<TalentFacts, keyof SentProfile>): SentProfile => ({
  place: place && { country: place.country, city: place.city, timeZone: place.timeZone },
  hours,
  work,
})
