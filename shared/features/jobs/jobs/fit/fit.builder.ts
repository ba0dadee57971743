import type { Eligibility } from '../job-terms.ts'
import type { FitJob, FitPerson } from './fit-sides.ts'

type JobOverrides = Partial<Omit<FitJob, 'eligibility' | 'hours'>> & {
  eligibility?: Partial<Eligibility>
  hours?: Partial<FitJob['hours']>
}

/** A job without requirements, of a team in Oslo and open to everyone, unless the test says otherwise. */
export const aFitJob = ({ eligibility, hours, ...overrides }: JobOverrides = {}): FitJob => ({
  engagements: ['employee_eor'],
  workplace: 'remote',
  offices: [],
  team: { zone: 'Europe/Oslo', window: { from: 9 * 60, to: 17 * 60 } },
  ...overrides,
  eligibility: {
    mode: 'worldwide',
    countries: [],
    regions: [],
    excludedSubdivisions: [],
    workAuthorization: null,
    residenceRequired: false,
    evidence: null,
    ...eligibility,
  },
  hours: { zone: null, core: null, minOverlapHours: 0, utcOffsets: null, ...hours },
})

/** Someone in Nairobi who works from eight to five. */
export const aFitPerson = (overrides: Partial<FitPerson> = {}): FitPerson => ({
  country: 'KE',
  subdivision: null,
  hours: { zone: 'Africa/Nairobi', window: { from: 8 * 60, to: 17 * 60 }, flexibleMinutes: 0 },
  permits: [],
  ...overrides,
})
