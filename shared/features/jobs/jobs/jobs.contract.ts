import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { boardSources, importSources } from './imported-job.ts'
import { trackedFields } from './job-changes.ts'
import { jobFields, jobLocation, jobPay, jobSkill, jobTerms, stageKinds } from './job-fields.contract.ts'
import { MAX_CLOSING_NOTE, MAX_JOB_REASON } from './job-limits.ts'
import { closeReasons, companyJobEvents, jobStatuses, operatorJobEvents } from './job-status.ts'
import { statableTerms } from './job-terms.ts'

const reason = z.string().trim().min(1).max(MAX_JOB_REASON)
const instant = z.iso.datetime()

export const jobSources = ['native', ...importSources, ...boardSources] as const
export type JobSource = (typeof jobSources)[number]

const employer = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    // Null for a company that is only known by name, from a job board.
    country: z.string().nullable(),
    city: z.string().nullable(),
    timeZone: z.string().nullable(),
    workWindow: z.object({ from: z.number(), to: z.number() }).nullable(),
  })
  .meta({ id: 'JobEmployer' })

/** A job in a list. */
export const jobCard = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    company: employer,
    ...jobTerms.shape,
    pay: jobPay.nullable(),
    skills: z.array(jobSkill.extend({ name: z.string() })),
    locations: z.array(jobLocation),
    replyDays: z.number(),
    publishedAt: instant.nullable(),
    /** What the posting does not say, although a usual value stands here. */
    unstated: z.array(z.enum(statableTerms)),
    /** The job board it was found on: the company has not confirmed it. Null for jobs from the company itself. */
    postedOn: z.string().nullable(),
  })
  .meta({ id: 'JobCard' })
export type JobCard = z.output<typeof jobCard>

/** A job in one of a person's own lists: its content is included only while they may read it. */
export const ownListJob = z
  .object({ id, company: z.object({ id, name: z.string() }), card: jobCard.nullable() })
  .meta({ id: 'OwnListJob' })
export type OwnListJob = z.output<typeof ownListJob>

const publicJob = jobCard
  .extend({
    description: z.string(),
    responsibilities: z.array(z.string()),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    department: z.string().nullable(),
    openings: z.number(),
    equity: z.string().nullable(),
    bonus: z.string().nullable(),
    stages: z.array(z.object({ id, name: z.string(), kind: z.enum(stageKinds) })),
    /** False once it is closed or paused: it can still be read by URL, but not applied for. */
    isOpen: z.boolean(),
    /** False if only people with its URL should find it. */
    isListed: z.boolean(),
    /** Only invited people may read it, so it cannot be shared. */
    isForInvited: z.boolean(),
    closesAt: instant.nullable(),
    lastConfirmedAt: instant.nullable(),
    source: z.enum(jobSources),
    /** Where to apply, if not on Meridian. */
    applyUrl: z.string().nullable(),
  })
  .meta({ id: 'Job' })
export type PublicJob = z.output<typeof publicJob>

export const companyJob = publicJob
  .extend({
    status: z.enum(jobStatuses),
    closeReason: z.enum(closeReasons).nullable(),
    /** The operator's reason for rejecting it or taking it down. */
    statusReason: z.string().nullable(),
    visibility: jobFields.shape.visibility,
    applicationCap: z.number().nullable(),
    createdAt: instant,
    updatedAt: instant,
    /** When the company is next asked whether it is still hiring. */
    confirmBy: instant.nullable(),
    /** The status changes this viewer may make now. */
    can: z.array(z.enum([...companyJobEvents, ...operatorJobEvents])),
    canEdit: z.boolean(),
  })
  .meta({ id: 'CompanyJob' })
export type CompanyJob = z.output<typeof companyJob>

const jobEvent = z
  .object({
    id,
    /** A status event, or `change` for an edit. */
    event: z.string(),
    fromStatus: z.enum(jobStatuses),
    toStatus: z.enum(jobStatuses),
    actorRole: z.string(),
    reason: z.string().nullable(),
    changes: z.array(z.object({ field: z.enum(trackedFields), from: z.unknown(), to: z.unknown() })),
    at: instant,
  })
  .meta({ id: 'JobEvent' })
export type JobEvent = z.output<typeof jobEvent>

const companyStatusChange = z.object({
  event: z.enum(companyJobEvents),
  /** For `close`. */
  closeReason: z.enum(['filled', 'cancelled']).default('cancelled'),
  /** For `close`: sent to everyone whose application is still open. */
  closingNote: z.string().trim().max(MAX_CLOSING_NOTE).optional(),
  reason: reason.optional(),
})
export type CompanyStatusChange = z.output<typeof companyStatusChange>

const operatorStatusChange = z
  .object({
    event: z.enum(operatorJobEvents),
    reason: reason.optional(),
    /** For `approve`: the `updatedAt` of the version that was reviewed, so that a later one is not approved unread. */
    updatedAt: instant.optional(),
  })
  .refine(({ event, reason: given }) => event === 'approve' || given !== undefined, {
    path: ['reason'],
    params: /* i18n */ { id: 'jobs.reason_missing', message: 'Give a reason, so the company can fix it.' },
  })
  .refine(({ event, updatedAt }) => event !== 'approve' || updatedAt !== undefined, {
    path: ['updatedAt'],
    params: /* i18n */ { id: 'jobs.version_missing', message: 'Specify which version of the job you reviewed.' },
  })
export type OperatorStatusChange = z.output<typeof operatorStatusChange>

const listQuery = pageQuery.extend({ cursor: id.optional(), status: z.enum(jobStatuses).optional() })
const companyListQuery = listQuery.extend({ companyId: id })
export type JobListQuery = z.output<typeof listQuery>
export type CompanyJobListQuery = z.output<typeof companyListQuery>

const byId = z.object({ id })

export const jobs = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/jobs/:id',
    guard: 'verified',
    summary: 'One job, including closed and paused ones; an unpublished job is visible to its company only.',
    params: byId,
    response: publicJob,
  }),
  showPublic: endpoint({
    method: 'GET',
    path: '/shared/api/jobs/:id',
    guard: 'open',
    summary: 'One public job, without an account.',
    params: byId,
    response: publicJob,
  }),
  list: endpoint({
    method: 'GET',
    path: '/company/api/jobs',
    guard: 'company',
    summary: 'The jobs of one of your companies, newest first.',
    query: companyListQuery,
    response: pageOf(companyJob),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/jobs',
    guard: 'company',
    summary: 'Starts a draft. Only a title is needed.',
    body: jobFields.extend({ companyId: id }),
    response: companyJob,
    status: 201,
    creates: true,
  }),
  showOwn: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:id',
    guard: 'company',
    summary: 'One of your company’s jobs with all internal details.',
    params: byId,
    response: companyJob,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:id',
    guard: 'company',
    summary: 'Updates a job. A published job must stay complete, and is reviewed again if it changes substantially.',
    params: byId,
    /** `updatedAt`: the version the edit is based on. With it, a colleague's later edit is not overwritten. */
    body: jobFields.extend({ updatedAt: instant.optional() }),
    response: companyJob,
    limit: 'strict',
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/company/api/jobs/:id/status',
    guard: 'company',
    summary:
      'Submits, pauses, resumes, closes, reopens or discards a job. A submitted job of a trusted company is published; one that changed substantially meanwhile is reviewed first.',
    params: byId,
    body: companyStatusChange,
    response: companyJob,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/company/api/jobs/:id/confirm',
    guard: 'company',
    summary: 'Confirms that the company is still hiring for this job.',
    params: byId,
    response: companyJob,
  }),
  history: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:id/events',
    guard: 'company',
    summary: 'The history of one of your company’s jobs with all changes, oldest first.',
    params: byId,
    response: z.array(jobEvent),
  }),
  review: endpoint({
    method: 'GET',
    path: '/ops/api/jobs',
    guard: 'operator',
    summary: 'Jobs of all companies by status, longest waiting first; those awaiting review by default.',
    query: listQuery.extend({ status: z.enum(jobStatuses).default('pending_review') }),
    response: pageOf(companyJob),
  }),
  historyForOperators: endpoint({
    method: 'GET',
    path: '/ops/api/jobs/:id/events',
    guard: 'operator',
    summary: 'The history of a job with all changes, oldest first.',
    params: byId,
    response: z.array(jobEvent),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/ops/api/jobs/:id/status',
    guard: 'operator',
    summary: 'Approves, returns or takes down a job.',
    params: byId,
    body: operatorStatusChange,
    response: companyJob,
  }),
}
