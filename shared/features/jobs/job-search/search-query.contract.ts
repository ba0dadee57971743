// The query of a job search as it appears in a URL: lists are comma-separated to keep links short.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { regions } from '#shared/features/base/reference/reference.contract.ts'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { id } from '#shared/kit/ids.ts'
import { queryList } from '#shared/kit/text/query-list.ts'
import { MAX_CHOICES, MAX_OVERLAP, MAX_SEARCH_TEXT } from './search-limits.ts'

export const JOB_PAGE_SIZE = 25

const listOf = <T extends z.ZodType>(item: T) => queryList(item, MAX_CHOICES)

export const jobSorts = ['fit', 'newest', 'pay'] as const
export type JobSort = (typeof jobSorts)[number]

export const OVERLAP_HOURS = [2, 4, 6] as const
export const POSTED_DAYS = [1, 3, 7, 14, 30] as const

export const jobSearchQuery = z.object({
  text: z.string().trim().max(MAX_SEARCH_TEXT).default(''),
  /** Searches the text as typed, even if no job contains its words. */
  exact: z.enum(['yes']).optional(),
  workplace: listOf(z.enum(workplaces)),
  contract: listOf(z.enum(employmentTypes)),
  engagement: listOf(z.enum(engagements)),
  level: listOf(z.enum(seniorities)),
  /** Where the team is. */
  region: listOf(z.enum(regions)),
  country: listOf(countryCode),
  visa: listOf(z.enum(['yes'])),
  language: listOf(z.string().regex(/^[a-z]{2,3}$/)),
  skill: listOf(z.string().max(60)),
  company: listOf(id),
  /** Where people may live: only jobs open to this country. */
  openTo: countryCode.optional(),
  /** Hours a day shared with the reader, at the worst time of the year. */
  overlap: z.coerce.number().min(1).max(MAX_OVERLAP).optional(),
  /** Minimum pay per year, in `currency`. */
  pay: z.coerce.number().int().min(1).max(1e9).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** Published within this many days. */
  posted: z.coerce.number().int().min(1).max(365).optional(),
  sort: z.enum(jobSorts).default('fit'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(JOB_PAGE_SIZE),
})
export type JobSearchQuery = z.output<typeof jobSearchQuery>
