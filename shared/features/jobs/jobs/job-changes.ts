import type { JobFields } from './job-fields.contract.ts'

/** The fields people read. */
export const trackedFields = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'department',
  'openings',
  'employmentType',
  'engagements',
  'workplace',
  'seniority',
  'eligibility',
  'hours',
  'pay',
  'languages',
  'skills',
  'locations',
  'stages',
  'travelPercent',
  'equipment',
  'equity',
  'bonus',
  'visibility',
  'replyDays',
  'applicationCap',
  'externalUrl',
] as const satisfies readonly (keyof JobFields | 'externalUrl')[]
export type TrackedField = (typeof trackedFields)[number]

export type JobChange = { field: TrackedField; from: unknown; to: unknown }
