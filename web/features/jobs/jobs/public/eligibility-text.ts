import { useLingui } from '@lingui/react/macro'
import { isAtOffice } from '#shared/features/jobs/jobs/job-terms.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { usePlaceText } from '../parts/place-text.ts'

/** Who can apply for a job, worded for an anonymous visitor. */
export function useEligibilityText() {
  const { t } = useLingui()
  const { listPlaces, namePlace } = usePlaceText()
  return ({ eligibility, workplace, locations }: JobCard): string => {
    const office = locations.find(({ country }) => country !== null)
    if (isAtOffice(workplace) && office?.country) {
      const place = namePlace(office.city, office.country)
      return workplace === 'hybrid' ? t`Partly at the office in ${place}` : t`At the office in ${place}`
    }
    const places = listPlaces(eligibility.countries, eligibility.regions)
    switch (eligibility.mode) {
      case 'worldwide':
        return t`Open to people anywhere`
      case 'allow':
        return t`Open to people in ${places}`
      case 'deny':
        return t`Open to people outside ${places}`
      case 'unknown':
        return t`Countries not stated`
    }
  }
}
