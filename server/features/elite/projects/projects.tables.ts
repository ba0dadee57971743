import { type SQL, sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { conversations } from '#server/features/talk/chat/chat.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { rateTypes } from '#shared/features/elite/briefs/brief-limits.ts'
import {
  isDisputedMilestone,
  isSubmittedMilestone,
  milestoneStatuses,
} from '#shared/features/elite/projects/milestone-status.ts'
import { changeStatuses, isOpenChange } from '#shared/features/elite/projects/project-change-status.ts'
import { projectSides } from '#shared/features/elite/projects/project-limits.ts'
import {
  isCompletedProject,
  isFinishedProject,
  isOverProject,
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
    /** Null once their account is deleted: the company keeps its record of the work. */
    personId: personRef('person_id', 'set null'),
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
    index('projects_abandoned').on(table.id).where(isAbandoned(table)),
    index('projects_review_due').on(table.completedAt).where(statusIn(table.status, isCompletedProject)),
  ],
)

export const isAbandoned = ({ personId, status }: Record<'personId' | 'status', PgColumn>): SQL =>
  sql`${personId} is null and ${statusNotIn(status, isOverProject)}`

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
    fileIds: uuid('file_ids').array().notNull().default([]),
    feedback: text('feedback').notNull().default(''),
    submittedAt: instant('submitted_at'),
    approvedAt: instant('approved_at'),
    revisions: smallint('revisions').notNull().default(0),
    disputedAt: instant('disputed_at'),
    /** Who opened the dispute, and why; the other side's reply; the decision. */
    disputedBy: text('disputed_by', { enum: projectSides }),
    disputeReason: text('dispute_reason').notNull().default(''),
    disputeReply: text('dispute_reply').notNull().default(''),
    disputeDecision: text('dispute_decision').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('project_milestones_status', table.status, milestoneStatuses),
    index('project_milestones_project').on(table.projectId, table.id),
    oneOfCheck('project_milestones_disputed_by', table.disputedBy, projectSides),
    index('project_milestones_disputed')
      .on(table.disputedAt, table.id)
      .where(statusIn(table.status, isDisputedMilestone)),
    index('project_milestones_due').on(table.submittedAt).where(statusIn(table.status, isSubmittedMilestone)),
  ],
)

/** What one side proposed after the project was accepted. It takes effect once the other side agrees. */
export const projectChanges = pgTable(
  'project_changes',
  {
    id: idColumn(),
    projectId: projectRef(),
    /** Null for a new milestone. */
    milestoneId: uuid('milestone_id').references(() => projectMilestones.id, { onDelete: 'cascade' }),
    side: text('side', { enum: projectSides }).notNull(),
    status: text('status', { enum: changeStatuses }).notNull().default('open'),
    title: text('title').notNull(),
    amount: integer('amount').notNull(),
    dueOn: date('due_on').notNull(),
    reason: text('reason').notNull(),
    /** What it replaced, once it has been accepted. */
    before: jsonb('before').$type<{ title: string; amount: number; dueOn: string }>(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('project_changes_side', table.side, projectSides),
    oneOfCheck('project_changes_status', table.status, changeStatuses),
    index('project_changes_project').on(table.projectId, table.id),
    uniqueIndex('project_changes_one_open').on(table.milestoneId).where(statusIn(table.status, isOpenChange)),
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

/** Of projects, milestones and changes; their ids are unique among all three. */
export const projectEvents = statusEvents('project_events')
