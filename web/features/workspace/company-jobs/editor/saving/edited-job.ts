// A job in the editor: the fields of the contract plus the names that the screen shows.

import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'

export type EditedJob = Omit<JobFields, 'skills'> & Pick<CompanyJob, 'skills'>
export type EditedField = keyof EditedJob

export const editedFields = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'eligibility',
  'workplace',
  'locations',
  'engagements',
  'hours',
  'pay',
  'equity',
  'bonus',
  'skills',
  'languages',
  'employmentType',
  'seniority',
  'department',
  'openings',
  'travelPercent',
  'equipment',
  'stages',
  'replyDays',
  'applicationCap',
  'visibility',
] as const satisfies readonly EditedField[]

export const editedJob = (job: CompanyJob): EditedJob => ({
  title: job.title,
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  benefits: job.benefits,
  eligibility: job.eligibility,
  workplace: job.workplace,
  locations: job.locations,
  engagements: job.engagements,
  hours: job.hours,
  pay: job.pay,
  equity: job.equity,
  bonus: job.bonus,
  skills: job.skills,
  languages: job.languages,
  employmentType: job.employmentType,
  seniority: job.seniority,
  department: job.department,
  openings: job.openings,
  travelPercent: job.travelPercent,
  equipment: job.equipment,
  stages: job.stages.map(({ name, kind }) => ({ name, kind })),
  replyDays: job.replyDays,
  applicationCap: job.applicationCap,
  visibility: job.visibility,
})

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Drops incomplete fields, so that they do not keep the rest from being saved. */
export function savable(job: EditedJob): EditedJob {
  const { pay, eligibility, stages } = job
  const [min, max] = [pay?.min, pay?.max].map((money) => (money && money.amount > 0 ? money : null))
  const needsPlaces = eligibility.mode === 'allow' || eligibility.mode === 'deny'
  const hasPlaces = eligibility.countries.length + eligibility.regions.length > 0
  return {
    ...job,
    pay: pay && (min || max) ? { ...pay, min: min ?? null, max: max ?? null } : null,
    eligibility: needsPlaces && !hasPlaces ? { ...eligibility, mode: 'unknown' } : eligibility,
    stages: stages.filter(({ name }) => name.trim() !== ''),
  }
}
