import { date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { conversations } from '#server/features/talk/chat/chat.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { rateTypes } from '#shared/features/elite/briefs/brief-limits.ts'
import { isSubmittedMilestone, milestoneStatuses } from '#shared/features/elite/projects/milestone-status.ts'
import { projectSides } from '#shared/features/elite/projects/project-limits.ts'
import {
  isCompletedProject,
  isFinishedProject,
  projectStatuses,
} from '#shared/features/elite/projects/project-status.ts'
import { briefs } from '../briefs/briefs.tables.ts'

export const projects = pgTable(
  'projects',
  {
    id: idColumn(),
    briefId: uuid('brief_id')
      .notNull()
      .references(() => briefs.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    personId: personRef().notNull(),
    status: text('status', { enum: projectStatuses }).notNull().default('proposed'),
    title: text('title').notNull(),
    rateType: text('rate_type', { enum: rateTypes }).notNull(),
    rate: integer('rate').notNull(),
    currency: text('currency').notNull(),
    startsOn: date('starts_on').notNull(),
    hoursPerWeek: smallint('hours_per_week').notNull(),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    completedAt: instant('completed_at'),
    endReason: text('end_reason').notNull().default(''),
    showcaseText: text('showcase_text').notNull().default(''),
    memberConsentAt: instant('member_consent_at'),
    companyConsentAt: instant('company_consent_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    oneOfCheck('projects_status', table.status, projectStatuses),
    oneOfCheck('projects_rate_type', table.rateType, rateTypes),
    uniqueIndex('projects_once').on(table.briefId, table.personId),
    index('projects_person').on(table.personId, table.id),
    index('projects_company').on(table.companyId, table.id),
    index('projects_conversation').on(table.conversationId),
    index('projects_finished').on(table.id).where(statusIn(table.status, isFinishedProject)),
    index('projects_review_due').on(table.completedAt).where(statusIn(table.status, isCompletedProject)),
  ],
)

const projectRef = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: idColumn(),
    projectId: projectRef(),
    title: text('title').notNull(),
    amount: integer('amount').notNull(),
    dueOn: date('due_on').notNull(),
    status: text('status', { enum: milestoneStatuses }).notNull().default('planned'),
    delivery: text('delivery').notNull().default(''),
    link: text('link').notNull().default(''),
    feedback: text('feedback').notNull().default(''),
    submittedAt: instant('submitted_at'),
    approvedAt: instant('approved_at'),
    revisions: smallint('revisions').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('project_milestones_status', table.status, milestoneStatuses),
    index('project_milestones_project').on(table.projectId, table.id),
    index('project_milestones_due').on(table.submittedAt).where(statusIn(table.status, isSubmittedMilestone)),
  ],
)

/** Hours that the member worked, one row a day. */
export const projectHours = pgTable(
  'project_hours',
  {
    id: idColumn(),
    projectId: projectRef(),
    day: date('day').notNull(),
    minutes: smallint('minutes').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [uniqueIndex('project_hours_day').on(table.projectId, table.day)],
)

export const projectReviews = pgTable(
  'project_reviews',
  {
    id: idColumn(),
    projectId: projectRef(),
    side: text('side', { enum: projectSides }).notNull(),
    authorId: personRef('author_id', 'set null'),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('project_reviews_side', table.side, projectSides),
    uniqueIndex('project_reviews_one').on(table.projectId, table.side),
    index('project_reviews_author').on(table.authorId),
  ],
)

/** Of projects and milestones; their ids are unique among both. */
export const projectEvents = statusEvents('project_events')
