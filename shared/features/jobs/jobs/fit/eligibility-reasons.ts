// Who can take a job, checked in a fixed order: can anyone be paid there, is the country excluded, is it on the list,
// does the person have the right to work there. What the job does not say comes last.

import type { LocalDate } from '#shared/kit/time-zones.ts'
import { type Eligibility, isAtOffice, type JobRegion } from '../job-terms.ts'
import type { FitReason } from './fit-reasons.ts'
import type { FitJob, FitOffice, FitPerson } from './fit-sides.ts'
import { isReachable } from './platform-reach.ts'
import { isInRegion } from './regions.ts'
import { mayWorkIn } from './work-authorization.ts'

type EligibilityResult = {
  /** Follows from what both sides have said. */
  decided: FitReason[]
  /** One side has not said. */
  open: FitReason[]
}

export function eligibilityReasons(person: FitPerson, job: FitJob, today: LocalDate): EligibilityResult {
  const { country } = person
  if (country === null) return { decided: [], open: [{ code: 'own_country_unknown' }] }
  if (!isReachable(country)) return no({ code: 'country_unreachable', country })
  const { eligibility } = job

  if (eligibility.mode === 'deny' && isNamed(country, eligibility)) return no({ code: 'country_excluded', country })
  const { excludedSubdivisions: excluded } = eligibility
  if (person.subdivision !== null && excluded.includes(person.subdivision)) {
    return no({ code: 'subdivision_excluded', subdivision: person.subdivision })
  }

  if (eligibility.mode === 'allow' && !isNamed(country, eligibility)) {
    const { countries, regions } = eligibility
    return no({ code: 'country_not_listed', country, countries, regions })
  }
  const presence = presenceReasons(country, job)
  const isElsewhere = presence.find(({ code }) => code === 'office_elsewhere')
  if (isElsewhere) return no(isElsewhere)

  const decided = [...placeReasons(country, eligibility), ...presence]
  if (person.subdivision === null && excluded.some((code) => code.startsWith(`${country}-`))) {
    decided.push({ code: 'subdivision_undeclared', excluded })
  }
  decided.push(...authorizationReasons(country, person, job, today))
  return { decided, open: eligibility.mode === 'unknown' ? [{ code: 'eligibility_unknown' }] : [] }
}

const no = (reason: FitReason): EligibilityResult => ({ decided: [reason], open: [] })

const isNamed = (country: string, { countries, regions }: Eligibility): boolean =>
  countries.includes(country) || regionWith(country, regions) !== null

const regionWith = (country: string, regions: readonly JobRegion[]): JobRegion | null =>
  regions.find((region) => isInRegion(country, region)) ?? null

function placeReasons(country: string, { mode, countries, regions }: Eligibility): FitReason[] {
  switch (mode) {
    case 'worldwide':
      return [{ code: 'worldwide' }]
    case 'allow':
      return [
        {
          code: 'country_listed',
          country,
          region: countries.includes(country) ? null : regionWith(country, regions),
        },
      ]
    case 'deny':
      return [{ code: 'country_not_excluded', country }]
    case 'unknown':
      return []
  }
}

/** Office work requires presence, whatever else the job says. */
function presenceReasons(country: string, { workplace, offices, eligibility }: FitJob): FitReason[] {
  const [first] = offices
  if (!isAtOffice(workplace) || !first) return []
  const here = offices.find((office) => office.country === country)
  if (here) return [{ code: 'at_office', workplace, ...placeOf(here) }]
  const { workAuthorization } = eligibility
  const isSponsored = workAuthorization === 'sponsor_visa' || workAuthorization === 'sponsor_relocation'
  return [{ code: isSponsored ? 'move_with_sponsor' : 'office_elsewhere', ...placeOf(first) }]
}

const placeOf = ({ city, country }: FitOffice): FitOffice => ({ city, country })

function authorizationReasons(country: string, person: FitPerson, job: FitJob, today: LocalDate): FitReason[] {
  if (job.eligibility.workAuthorization !== 'must_hold') return []
  if (person.permits === null) return [{ code: 'work_authorization_undeclared', country }]
  if (mayWorkIn(country, person.permits, today)) return [{ code: 'work_authorization_held', country }]
  // Contractors do not need the permit an employer would have to check; their own trade regulations apply.
  const code = job.engagements.includes('contractor') ? 'contractor_only' : 'work_authorization_missing'
  return [{ code, country }]
}
