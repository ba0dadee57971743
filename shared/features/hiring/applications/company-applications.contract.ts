// The company's side of applications. Who may read what depends on the role in the company: see applications.policy.ts.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { stageKinds } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { otherLanguages } from '#shared/features/people/message-templates/wording.contract.ts'
import { shownVideo } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  applicantGroups,
  applicantSorts,
  DEFAULT_REJECT_HOURS,
  MAX_APPLICANT_SEARCH,
  MAX_COMPANY_NOTE,
  MAX_FEEDBACK,
  MAX_RATING,
  MAX_REJECT_HOURS,
  rejectReasons,
} from './application-kinds.ts'
import { applicationStatuses } from './application-status.ts'
import { sentRejection, submissionDeleted } from './applications.contract.ts'
import { listCursor } from './list-cursor.contract.ts'
import { sentForm } from './sent-form.contract.ts'

const instant = z.iso.datetime()

const noteScopes = ['team', 'private'] as const

export const companyApplicationCard = z
  .object({
    id,
    jobId: id,
    jobTitle: z.string(),
    talent: z.object({
      /** Null once the applicant has been anonymised. */
      id: id.nullable(),
      name: z.string(),
      headline: z.string().nullable(),
      country: z.string().nullable(),
      city: z.string().nullable(),
      timeZone: z.string().nullable(),
    }),
    status: z.enum(applicationStatuses),
    stageId: id.nullable(),
    submittedAt: instant,
    firstViewedAt: instant.nullable(),
    replyDueAt: instant.nullable(),
    isOverdue: z.boolean(),
    lastActivityAt: instant,
    /** One's own rating: those of others are hidden until one has given a rating. */
    rating: z.int().nullable(),
    fit: z
      .object({ verdict: z.enum(['yes', 'yes_if', 'unknown', 'no']), overlapHours: z.number().nullable() })
      .nullable(),
    /** How many of the job’s required skills the applicant has; null if the job requires none. */
    mustHaves: z.object({ met: z.int(), total: z.int() }).nullable(),
    knockedOut: z.boolean(),
    tests: z.array(z.object({ title: z.string(), percent: z.number().nullable(), state: z.string() })),
    /** When a pending rejection will be sent; null if there is none. */
    rejectionDueAt: instant.nullable(),
    /** The content is deleted, including who sent it. */
    submissionDeleted,
    conversationId: id.nullable(),
  })
  .meta({ id: 'CompanyApplicationCard' })
export type CompanyApplicationCard = z.output<typeof companyApplicationCard>

const companyNote = z
  .object({ id, author: z.string(), text: z.string(), scope: z.enum(noteScopes), at: instant })
  .meta({ id: 'CompanyNote' })

export const companyApplication = companyApplicationCard
  .extend({
    /** Interviewers and viewers get no contact details and no private answers. */
    sent: sentForm,
    /** From then on `sent` has no content and its files cannot be opened; null while the application is live. */
    sentReadableUntil: instant.nullable(),
    /** The job has a team and this member is not on it, so what the applicant sent is withheld. */
    isForTeam: z.boolean(),
    notes: z.array(companyNote),
    ratings: z.array(z.object({ by: z.string(), rating: z.int() })),
    history: z.array(
      z.object({
        id,
        event: z.string(),
        from: z.string(),
        to: z.string(),
        by: z.string(),
        actorName: z.string().nullable(),
        reason: z.string().nullable(),
        /** For a rejection: what the applicant was told. */
        rejection: sentRejection.nullable(),
        at: instant,
      }),
    ),
    stages: z.array(z.object({ id, name: z.string(), kind: z.string() })),
    rejection: z.object({ reason: z.enum(rejectReasons), feedback: z.string().nullable() }).nullable(),
    withdrawal: z.object({ reason: z.string().nullable(), note: z.string().nullable() }).nullable(),
    /** You hide names for this job: contact details, recordings and files are left out, too. */
    isNameHidden: z.boolean(),
    /** An operator has checked a document; nothing else about the check is shared. */
    isIdentityVerified: z.boolean(),
    can: z.array(z.enum(['move', 'reject', 'cancel_rejection', 'hire', 'reopen', 'note', 'rate', 'message'])),
  })
  .meta({ id: 'CompanyApplication' })
export type CompanyApplication = z.output<typeof companyApplication>

const applicantFilters = z.object({
  /** Without it: all jobs of the company you act for. */
  jobId: id.optional(),
  /** Part of a name, headline or city. */
  search: z.string().trim().max(MAX_APPLICANT_SEARCH).optional(),
  country: countryCode.optional(),
  /** Shared working hours per day, at least. */
  minOverlap: z.coerce.number().int().min(1).max(12).optional(),
  isOverdue: z.stringbool().optional(),
})
export type ApplicantFilters = z.output<typeof applicantFilters>

const listQuery = pageQuery.extend({
  ...applicantFilters.shape,
  cursor: listCursor.optional(),
  /** `new`: active, but not in a stage yet. */
  group: z.enum(applicantGroups).optional(),
  status: z.enum(applicationStatuses).optional(),
  stageId: id.optional(),
  sort: z.enum(applicantSorts).default('newest'),
})
export type CompanyApplicationsQuery = z.output<typeof listQuery>

const boardQuery = applicantFilters.extend({
  withCards: z.stringbool().default(false),
  sort: z.enum(applicantSorts).default('newest'),
})
export type ApplicantBoardQuery = z.output<typeof boardQuery>

const neighboursQuery = applicantFilters
  .omit({ jobId: true })
  .extend({ sort: z.enum(applicantSorts).default('newest') })

/** The applicants before and after one in its column. */
const neighbours = z
  .object({ previous: id.nullable(), next: id.nullable(), place: z.int(), total: z.int() })
  .meta({ id: 'ApplicantNeighbours' })

const applicantBoard = z
  .object({
    job: z.object({ id, title: z.string(), publishedAt: instant.nullable() }).nullable(),
    stages: z.array(z.object({ id, name: z.string(), kind: z.enum(stageKinds) })),
    /** Counts by stage id, plus `new` and `ended`, after filtering. */
    columns: z.record(z.string(), z.int()),
    /** The first cards of every column but `ended`, for one job and only on request. */
    lanes: z.array(pageOf(companyApplicationCard).extend({ key: z.string() })),
    /** By status, after filtering. */
    statuses: z.record(z.string(), z.int()),
    /** Before filtering. */
    all: z.object({ people: z.int(), active: z.int(), rejected: z.int(), overdue: z.int() }),
    /** Applicants' countries, most common first. */
    countries: z.array(z.object({ code: z.string(), count: z.int() })),
    /** Jobs that have applicants, latest application first. */
    jobs: z.array(z.object({ id, title: z.string(), active: z.int() })),
    /** For one job. */
    areNamesHidden: z.boolean(),
    can: z.object({ act: z.boolean(), judge: z.boolean() }),
  })
  .meta({ id: 'ApplicantBoard' })
export type ApplicantBoard = z.output<typeof applicantBoard>

/** The stage the applicant was in when the decision was made; a decision made from another stage is denied. */
const fromStageId = id.nullable().optional()

export const rejection = z.object({
  reason: z.enum(rejectReasons),
  feedback: z.string().trim().max(MAX_FEEDBACK).default(''),
  ...otherLanguages(MAX_FEEDBACK),
  /** An explicit choice, instead of leaving the feedback empty after an interview. */
  givesNoFeedback: z.boolean().default(false),
  afterHours: z.int().min(0).max(MAX_REJECT_HOURS).default(DEFAULT_REJECT_HOURS),
  fromStageId,
})
export type Rejection = z.output<typeof rejection>

const byId = z.object({ id })

export const companyApplications = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/applications',
    guard: 'company',
    summary: 'Applications for your company’s jobs, or for one of them.',
    query: listQuery,
    response: pageOf(companyApplicationCard).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/company/api/applicant-board',
    guard: 'company',
    summary: 'The stages of a job with the number of applicants in each; without a job, the numbers of all jobs.',
    query: boardQuery,
    response: applicantBoard,
  }),
  open: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id',
    guard: 'company',
    summary: 'One full application. Reading it changes nothing; use `look` to record that someone has opened it.',
    params: byId,
    response: companyApplication,
  }),
  neighbours: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id/neighbours',
    guard: 'company',
    summary: 'The applicants before and after this one in the same stage of the job.',
    params: byId,
    query: neighboursQuery,
    response: neighbours,
  }),
  look: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/look',
    guard: 'company',
    summary: 'Records that someone has opened the application; the applicant is notified the first time.',
    params: byId,
    response: companyApplication,
  }),
  openResume: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/resume',
    guard: 'company',
    summary: 'A link to the applicant’s résumé; the applicant is notified the first time.',
    params: byId,
    response: z.object({ url: z.string(), expiresAt: instant }),
  }),
  videoResume: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id/video-resume',
    guard: 'company',
    summary: 'The applicant’s video résumé; null if there is none, it is not shown to companies, or names are hidden.',
    params: byId,
    response: shownVideo.nullable(),
  }),
  move: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/stage',
    guard: 'company',
    summary: 'Moves an application to a pipeline stage; its public status follows from the kind of stage.',
    params: byId,
    body: z.object({ stageId: id, reason: z.string().trim().max(500).default(''), fromStageId }),
    response: companyApplication,
  }),
  hire: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/hire',
    guard: 'company',
    summary: 'Marks the applicant as hired.',
    params: byId,
    response: companyApplication,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/reject',
    guard: 'company',
    summary:
      'Rejects an application with a reason; after an interview with feedback, or a statement that there is none. The applicant is told after the given number of hours, during their working hours.',
    params: byId,
    body: rejection,
    response: companyApplication,
  }),
  cancelRejection: endpoint({
    method: 'DELETE',
    path: '/company/api/applications/:id/reject',
    guard: 'company',
    summary: 'Cancels a rejection that has not been sent yet.',
    params: byId,
    response: companyApplication,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/reopen',
    guard: 'company',
    summary: 'Reopens a rejected application within 60 days.',
    params: byId,
    response: companyApplication,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/notes',
    guard: 'company',
    summary: 'Adds a private note; the applicant never sees it.',
    params: byId,
    body: z.object({ text: z.string().trim().min(1).max(MAX_COMPANY_NOTE), scope: z.enum(noteScopes).default('team') }),
    response: companyNote,
    status: 201,
    creates: true,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/company/api/application-notes/:id',
    guard: 'company',
    summary: 'Deletes one of your notes.',
    params: byId,
    response: nothing,
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/company/api/applications/:id/rating',
    guard: 'company',
    summary: 'Sets, changes or removes your rating.',
    params: byId,
    body: z.object({ rating: z.int().min(1).max(MAX_RATING).nullable() }),
    response: companyApplication,
  }),
}
