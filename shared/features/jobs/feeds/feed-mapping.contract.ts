// How the postings of a feed are read, line by line, and what the company has corrected. A correction applies to every posting that
// says the same, now and later.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { jobRegions, MAX_EVIDENCE, statedWorkplaces, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { id } from '#shared/kit/ids.ts'

export const MAX_CORRECTIONS = 100

/** Empty for postings that say nothing about it. */
const line = z.string().trim().max(MAX_EVIDENCE)

const correctedReach = z
  .object({
    field: z.literal('eligibility'),
    line,
    mode: z.enum(['worldwide', 'allow', 'deny']),
    countries: z.array(countryCode).max(250).default([]),
    regions: z.array(z.enum(jobRegions)).max(jobRegions.length).default([]),
  })
  .refine(({ mode, countries, regions }) => mode === 'worldwide' || countries.length + regions.length > 0, {
    path: ['countries'],
    params: /* i18n */ { id: 'jobs.countries_missing', message: 'Add at least one country or region.' },
  })

const correctedWorkplace = z.object({ field: z.literal('workplace'), line, workplace: z.enum(statedWorkplaces) })

const feedCorrection = z.union([correctedReach, correctedWorkplace]).meta({ id: 'FeedCorrection' })
export type FeedCorrection = z.output<typeof feedCorrection>

const mappedLine = z
  .object({
    field: z.enum(['eligibility', 'workplace']),
    line: z.string(),
    postings: z.int(),
    /** An example posting. */
    example: z.string(),
    /** How the imported job is read now; null if it was not imported. */
    reading: z
      .object({
        mode: z.enum(['worldwide', 'allow', 'deny', 'unknown']),
        countries: z.array(z.string()),
        regions: z.array(z.enum(jobRegions)),
        workplace: z.enum(workplaces),
      })
      .nullable(),
    correction: feedCorrection.nullable(),
  })
  .meta({ id: 'MappedLine' })
export type MappedLine = z.output<typeof mappedLine>

const feedMapping = z.object({ lines: z.array(mappedLine), canCorrect: z.boolean() }).meta({ id: 'FeedMapping' })
export type FeedMapping = z.output<typeof feedMapping>

const byId = z.object({ id })

export const feedMappings = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/feeds/:id/mapping',
    guard: 'company',
    summary: 'The lines from which a feed’s postings were read, how they were understood, and what was corrected.',
    params: byId,
    response: feedMapping,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/company/api/feeds/:id/mapping',
    guard: 'company',
    summary: 'Corrects how a line is read, in all postings that contain it, now and later. The feed is read again.',
    params: byId,
    body: z.object({ correction: feedCorrection }),
    response: feedMapping,
    limit: 'strict',
  }),
}
