import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_JOB_REASON } from './job-limits.ts'
import { jobSources } from './jobs.contract.ts'

const instant = z.iso.datetime()

/** Enough to see what kind of jobs these are. */
export const MAX_SAMPLES = 5

const waitingGroup = z
  .object({
    company: z.object({ id, name: z.string() }),
    source: z.enum(jobSources),
    count: z.number(),
    /** Those waiting longest. */
    samples: z.array(z.object({ id, title: z.string() })).max(MAX_SAMPLES),
    waitingSince: instant,
    /** When one of them was last edited: a decision names it, so that it does not apply to later changes. */
    lastWrittenAt: instant,
  })
  .meta({ id: 'WaitingJobs' })
export type WaitingGroup = z.output<typeof waitingGroup>

const groupDecision = z
  .object({
    event: z.enum(['approve', 'reject']),
    source: z.enum(jobSources),
    lastWrittenAt: instant,
    reason: z.string().trim().min(1).max(MAX_JOB_REASON).optional(),
  })
  .refine(({ event, reason }) => event === 'approve' || reason !== undefined, {
    path: ['reason'],
    params: /* i18n */ { id: 'jobs.reason_missing', message: 'Give a reason, so the company can fix it.' },
  })
export type GroupDecision = z.output<typeof groupDecision>

export const waitingJobs = {
  list: endpoint({
    method: 'GET',
    path: '/ops/api/waiting-jobs',
    guard: 'operator',
    summary: 'Jobs awaiting review, one entry per company and source, longest waiting first.',
    response: z.array(waitingGroup),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/ops/api/companies/:id/waiting-jobs',
    guard: 'operator',
    summary: 'Approves or returns all jobs of a company from one source that were awaiting review at the given time.',
    params: z.object({ id }),
    body: groupDecision,
    response: z.object({ decided: z.number(), left: z.number() }),
  }),
}
