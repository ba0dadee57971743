import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant } from '#server/platform/db/columns.ts'
import type { AuditFacts } from '#shared/features/base/operations/operations.contract.ts'

/** What operators did and viewed. Append-only, without foreign keys, because entries outlive their subjects. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    actorId: uuid('actor_id').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The name of a company or the title of a job; never text about a person. */
    subjectLabel: text('subject_label').notNull(),
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_subject').on(table.subjectId, table.id),
    index('audit_log_action').on(table.action, table.createdAt),
  ],
)

export const caseClaims = pgTable(
  'case_claims',
  {
    queue: text('queue').notNull(),
    caseId: uuid('case_id').notNull(),
    operatorId: personRef('operator_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.caseId] }), index('case_claims_operator').on(table.operatorId)],
)

/** Decisions that one operator has taken and a second one has not confirmed yet. */
export const caseProposals = pgTable(
  'case_proposals',
  {
    queue: text('queue').notNull(),
    caseId: uuid('case_id').notNull(),
    operatorId: personRef('operator_id').notNull(),
    choice: text('choice').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.queue, table.caseId] }),
    index('case_proposals_operator').on(table.operatorId),
    index('case_proposals_age').on(table.createdAt),
  ],
)

/** Decisions that can still be undone. Once carried out or undone they are only in the audit log. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: idColumn(),
    queue: text('queue').notNull(),
    caseId: uuid('case_id').notNull(),
    operatorId: personRef('operator_id').notNull(),
    choice: text('choice').notNull(),
    reason: text('reason').notNull(),
    version: text('version').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('case_decisions_case').on(table.queue, table.caseId),
    index('case_decisions_operator').on(table.operatorId),
  ],
)
