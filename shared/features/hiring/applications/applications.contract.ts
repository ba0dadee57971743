// The applicant's side of applications. The company's side is company-applications.contract.ts.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { stageKinds } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { ownListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  applicationViews,
  MAX_WITHDRAW_NOTE,
  rejectReasons,
  replyBands,
  submissionDeleters,
  timelineKinds,
  turns,
  withdrawReasons,
} from './application-kinds.ts'
import { applicationStatuses } from './application-status.ts'
import { listCursor } from './list-cursor.contract.ts'
import { sentForm } from './sent-form.contract.ts'

const instant = z.iso.datetime()

/** When its content was deleted, and by whom; null while it exists. */
export const submissionDeleted = z.object({ at: instant, by: z.enum(submissionDeleters) }).nullable()

/** What the person can do now. */
export const talentActions = [
  'withdraw',
  'give_up',
  'edit',
  'archive',
  'unarchive',
  'reapply',
  'delete_submission',
] as const
export type TalentAction = (typeof talentActions)[number]

export const applicationCard = z
  .object({
    id,
    job: ownListJob,
    /** The title when the person applied. */
    jobTitle: z.string(),
    company: z.object({
      id,
      slug: z.string(),
      name: z.string(),
      country: z.string(),
      city: z.string(),
      timeZone: z.string(),
    }),
    status: z.enum(applicationStatuses),
    /** As named by the company; null before the first stage. */
    stage: z.object({ name: z.string(), kind: z.enum(stageKinds) }).nullable(),
    submittedAt: instant,
    lastActivityAt: instant,
    /** The reply date the company committed to; null when no reply is due. */
    replyDueAt: instant.nullable(),
    isOverdue: z.boolean(),
    /** Who has to act next, and on what; a test has a deadline. */
    turn: z.enum(turns),
    testsDue: z.array(z.object({ title: z.string(), dueAt: instant.nullable() })),
    isArchived: z.boolean(),
    submissionDeleted,
    conversationId: id.nullable(),
    unreadMessages: z.int(),
    can: z.array(z.enum(talentActions)),
  })
  .meta({ id: 'ApplicationCard' })
export type ApplicationCard = z.output<typeof applicationCard>

/** What a company said when it rejected an application. */
export const sentRejection = z.object({
  reason: z.enum(rejectReasons),
  feedback: z.string().nullable(),
  givesNoFeedback: z.boolean(),
})

/** `step`: a status change, described by `event`. `entry`: anything else that happened. */
const timelineItem = z
  .object({
    id: z.string(),
    at: instant,
    kind: z.enum(['step', 'entry']),
    event: z.string(),
    status: z.enum(applicationStatuses).nullable(),
    entry: z.enum(timelineKinds).nullable(),
    by: z.enum(['talent', 'company', 'system']),
    /** The stage name, test title or message this line is about. */
    words: z.string().nullable(),
    /** For a finished test. */
    percent: z.number().nullable(),
    /** For a rejection; it stays even if the application is reopened. */
    rejection: sentRejection.nullable(),
  })
  .meta({ id: 'ApplicationTimelineItem' })
export type TimelineItem = z.output<typeof timelineItem>

export const applicationDetail = applicationCard
  .extend({
    stages: z.array(
      z.object({
        id,
        name: z.string(),
        kind: z.enum(stageKinds),
        /** `skipped`: a later stage has been reached without this one. */
        state: z.enum(['done', 'now', 'ahead', 'skipped']),
      }),
    ),
    timeline: z.array(timelineItem),
    sent: sentForm,
    firstViewedAt: instant.nullable(),
    resumeOpenedAt: instant.nullable(),
    /** Until when it can be edited, which is while nobody has opened it; null afterwards. */
    editableUntil: instant.nullable(),
    /** When the person can close it and ask why; when it expires. */
    giveUpFrom: instant.nullable(),
    expiresAt: instant.nullable(),
    rejection: sentRejection.extend({ at: instant }).nullable(),
    withdrawal: z
      .object({ reason: z.enum(withdrawReasons).nullable(), note: z.string().nullable(), at: instant })
      .nullable(),
    /** When the person can apply for the same job again; null if never, or if they already can. */
    reapplyFrom: instant.nullable(),
    people: z.array(z.object({ id, name: z.string(), title: z.string() })),
    isJobOpen: z.boolean(),
  })
  .meta({ id: 'ApplicationDetail' })
export type ApplicationDetail = z.output<typeof applicationDetail>

const listQuery = pageQuery.extend({
  cursor: listCursor.optional(),
  show: z.enum(applicationViews).default('live'),
  status: z.enum(applicationStatuses).optional(),
  /** Only those awaiting the person's action. */
  mine: z.stringbool().optional(),
  text: z.string().trim().max(100).optional(),
})
export type ApplicationsQuery = z.output<typeof listQuery>

const list = pageOf(applicationCard).extend({
  totals: z.object({ live: z.int(), ended: z.int(), archived: z.int(), mine: z.int() }),
  /** Per status, over all pages of this list. */
  counts: z.record(z.string(), z.int()),
})
export type ApplicationsPage = z.output<typeof list>

const withdrawal = z.object({
  reason: z.enum(withdrawReasons).nullable().default(null),
  note: z.string().trim().max(MAX_WITHDRAW_NOTE).default(''),
})
export type Withdrawal = z.output<typeof withdrawal>

const edit = z.object({
  coverNote: z.string().trim().max(3_000).optional(),
  answers: z
    .array(z.object({ questionId: id, value: z.string().max(5_000) }))
    .max(15)
    .optional(),
})
export type ApplicationEdit = z.output<typeof edit>

const statistics = z
  .object({
    sent: z.int(),
    live: z.int(),
    answered: z.int(),
    /** Over answered applications; null if there are fewer than three. */
    medianReplyDays: z.number().nullable(),
    interviews: z.int(),
    offers: z.int(),
    /** How many reached each step. Skipped steps do not count: someone hired straight away had no offer. */
    funnel: z.array(z.object({ step: z.enum(['sent', 'read', 'talked', 'offered', 'hired']), count: z.int() })),
  })
  .meta({ id: 'ApplicationStatistics' })
export type ApplicationStatistics = z.output<typeof statistics>

/** How reliably a company replies; null if there are too few applications. */
export const responsiveness = z
  .object({
    medianReplyHours: z.number(),
    answeredInTimePercent: z.int(),
    band: z.enum(replyBands),
    applications: z.int(),
  })
  .meta({ id: 'Responsiveness' })
export type Responsiveness = z.output<typeof responsiveness>

const byId = z.object({ id })

export const applications = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/applications',
    guard: 'verified',
    summary: 'Your applications, most recently updated first.',
    query: listQuery,
    response: list,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/applications/:id',
    guard: 'verified',
    summary: 'One of your applications with its timeline and what was sent.',
    params: byId,
    response: applicationDetail,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/talent/api/applications/:id/withdraw',
    guard: 'verified',
    summary: 'Withdraws an application. The company sees that, and the reason if given.',
    params: byId,
    body: withdrawal,
    response: applicationDetail,
  }),
  giveUp: endpoint({
    method: 'POST',
    path: '/talent/api/applications/:id/give-up',
    guard: 'verified',
    summary: 'Closes an application whose reply is a week overdue and asks the company why.',
    params: byId,
    response: applicationDetail,
  }),
  deleteSubmission: endpoint({
    method: 'DELETE',
    path: '/talent/api/applications/:id/sent',
    guard: 'verified',
    summary:
      'Deletes what was sent with an ended application: form, files, recording, tests and the company’s notes. The record of it stays, and the company sees that it was deleted.',
    params: byId,
    response: applicationDetail,
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/talent/api/applications/:id/archive',
    guard: 'verified',
    summary: 'Archives or unarchives an application.',
    params: byId,
    body: z.object({ isArchived: z.boolean() }),
    response: applicationCard,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/talent/api/applications/:id',
    guard: 'verified',
    summary: 'Edits the cover note or written answers until someone has opened the application.',
    params: byId,
    body: edit,
    response: applicationDetail,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/talent/api/applications/statistics',
    guard: 'verified',
    summary: 'Your application statistics.',
    response: statistics,
  }),
  responsiveness: endpoint({
    method: 'GET',
    path: '/shared/api/companies/:id/responsiveness',
    guard: 'open',
    summary: 'A company’s reply record; null while there are too few applications.',
    params: byId,
    response: responsiveness.nullable(),
  }),
  file: endpoint({
    method: 'GET',
    path: '/shared/api/applications/:id/files/:fileId',
    guard: 'verified',
    summary: 'A download link for a file sent with an application, for the applicant and the hiring team.',
    params: z.object({ id, fileId: id }),
    response: z.object({ url: z.string(), expiresAt: instant }),
  }),
  copy: endpoint({
    method: 'GET',
    path: '/talent/api/applications/:id/copy',
    guard: 'verified',
    summary: 'What was sent, as plain text.',
    params: byId,
    response: z.object({ text: z.string() }),
  }),
}
