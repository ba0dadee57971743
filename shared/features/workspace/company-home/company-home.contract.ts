import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ownCompany } from '#shared/features/people/companies/companies.contract.ts'
import { id } from '#shared/kit/ids.ts'

const instant = z.iso.datetime()

/** How many applicants and jobs the overview lists. */
export const MAX_SHOWN = 6

const waitingApplicant = z
  .object({
    id,
    name: z.string(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    jobId: id,
    jobTitle: z.string(),
    submittedAt: instant,
    replyDueAt: instant,
    isOverdue: z.boolean(),
  })
  .meta({ id: 'WaitingApplicant' })
export type WaitingApplicant = z.output<typeof waitingApplicant>

const jobAtWork = z
  .object({ id, title: z.string(), closesAt: instant.nullable(), newApplicants: z.int(), liveApplicants: z.int() })
  .meta({ id: 'JobAtWork' })
export type JobAtWork = z.output<typeof jobAtWork>

const overview = z
  .object({
    company: ownCompany,
    applicants: z.object({
      /** Sent and not opened yet. */
      unseen: z.int(),
      overdue: z.int(),
      live: z.int(),
      /** Longest waiting first. */
      waiting: z.array(waitingApplicant).max(MAX_SHOWN),
    }),
    jobs: z.object({
      open: z.int(),
      drafts: z.int(),
      inReview: z.int(),
      /** Returned by an operator with a reason. */
      returned: z.int(),
      shown: z.array(jobAtWork).max(MAX_SHOWN),
    }),
    unreadConversations: z.int(),
  })
  .meta({ id: 'CompanyOverview' })
export type CompanyOverview = z.output<typeof overview>

export const companyHome = {
  overview: endpoint({
    method: 'GET',
    path: '/company/api/overview',
    guard: 'company',
    summary: 'What needs attention today at the company you act for: applicants, replies, jobs and messages.',
    response: overview,
  }),
}
