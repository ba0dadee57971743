// A company's statistics, counted from events. Each comes with the number of people behind it.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { applicationSources } from '#shared/features/hiring/applications/application-kinds.ts'
import { applySteps } from '#shared/features/hiring/apply/apply-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { DEFAULT_PERIOD, insightPeriods } from './insight-periods.ts'

const jobFigures = z.object({
  id,
  title: z.string(),
  /** People who reached this stage, whatever the outcome. */
  applied: z.int(),
  viewed: z.int(),
  advanced: z.int(),
  interviewed: z.int(),
  offered: z.int(),
  hired: z.int(),
  /** People who received a first reply, and how many of them by the promised date. */
  replied: z.int(),
  repliedInTime: z.int(),
  /** People who received a first reply or should have by now. */
  firstDue: z.int(),
  /** People who are waiting for a reply, the first or a later one, beyond the promised date; the board counts the same. */
  overdue: z.int(),
  /** Time to the first reply; null if there was none. */
  medianReplyHours: z.number().nullable(),
})
export type JobFigures = z.output<typeof jobFigures>

const sourceFigures = z.object({
  source: z.enum(applicationSources),
  /** A shared link; null for all other sources. */
  link: z.object({ id, name: z.string(), visitors: z.int(), signUps: z.int() }).nullable(),
  applied: z.int(),
  advanced: z.int(),
  hired: z.int(),
})
export type SourceFigures = z.output<typeof sourceFigures>

const formFigures = z.object({
  job: z.object({ id, title: z.string() }),
  started: z.int(),
  sent: z.int(),
  /** Where the others dropped off: at a step of the form, or at a question. */
  stops: z.array(z.object({ step: z.enum(applySteps), question: z.string().nullable(), people: z.int() })),
})
export type FormFigures = z.output<typeof formFigures>

const countryFigures = z.object({
  /** Null for the countries with too few applicants combined. */
  country: z.string().nullable(),
  applied: z.int(),
  advanced: z.int(),
})
export type CountryFigures = z.output<typeof countryFigures>

const companyInsights = z
  .object({
    jobs: z.array(jobFigures),
    sources: z.array(sourceFigures),
    /** Jobs whose form enough people started. */
    forms: z.array(formFigures),
    /** Only groups that are large enough to compare, over the last year whichever period is asked for. */
    countries: z.array(countryFigures),
  })
  .meta({ id: 'CompanyInsights' })
export type CompanyInsights = z.output<typeof companyInsights>

const insightsQuery = z.object({
  /** Covers applications sent in this many days, except for the figures by country. */
  days: z.coerce
    .number()
    .pipe(z.literal([...insightPeriods]))
    .default(DEFAULT_PERIOD),
})

export const insights = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/insights',
    guard: 'company',
    summary:
      'Your company’s figures: progress by job, replies, sources, where people stop in the form, and fairness by country.',
    query: insightsQuery,
    response: companyInsights,
  }),
}
