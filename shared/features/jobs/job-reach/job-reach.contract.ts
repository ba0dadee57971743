import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { reachRules } from './reach-rules.ts'

/** Null if there are too few people to disclose. */
const reachCount = z.object({ people: z.int().nullable(), countries: z.int().nullable() })
export type ReachCount = z.output<typeof reachCount>

export const reachTerms = jobFields.pick({
  skills: true,
  eligibility: true,
  hours: true,
  pay: true,
  engagements: true,
  workplace: true,
  locations: true,
})
export type ReachTerms = z.output<typeof reachTerms>

const jobReach = z
  .object({
    /** The people remaining after each rule; empty without a must-have skill. */
    steps: z.array(reachCount.extend({ rule: z.enum(reachRules) })),
    /** The reach with less required overlap; null if that adds nobody. */
    relaxed: reachCount.extend({ minOverlapHours: z.number() }).nullable(),
  })
  .meta({ id: 'JobReach' })
export type JobReach = z.output<typeof jobReach>

export const jobReaches = {
  count: endpoint({
    method: 'POST',
    path: '/company/api/job-reach',
    guard: 'company',
    summary:
      'How many people who can be found, and in how many countries, each rule of a job leaves. Small groups are not counted, and counts are rounded down.',
    body: reachTerms,
    response: jobReach,
  }),
}
