import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { declineReasons, MAX_DECLINE_NOTE, MAX_MESSAGE } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import { invitationStatuses, isWithdrawn } from '#shared/features/jobs/invitations/invitation-status.ts'

export const invitations = pgTable(
  'job_invitations',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    talentId: personRef('talent_id').notNull(),
    /** Null once the sender's account is deleted. */
    senderId: personRef('sender_id', 'set null'),
    message: text('message').notNull(),
    status: text('status', { enum: invitationStatuses }).notNull().default('sent'),
    expiresAt: instant('expires_at').notNull(),
    declineReason: text('decline_reason', { enum: declineReasons }),
    declineNote: text('decline_note'),
    respondedAt: instant('responded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // A person is invited once per job, unless the company withdrew the invitation.
    uniqueIndex('job_invitations_once').on(table.jobId, table.talentId).where(statusNotIn(table.status, isWithdrawn)),
    index('job_invitations_by_talent').on(table.talentId, table.id),
    index('job_invitations_by_job').on(table.jobId, table.id),
    index('job_invitations_by_sender').on(table.senderId, table.createdAt),
    index('job_invitations_expiring').on(table.status, table.expiresAt),
    lengthCheck('job_invitations_message_length', table.message, 1, MAX_MESSAGE),
    lengthCheck('job_invitations_note_length', table.declineNote, 0, MAX_DECLINE_NOTE),
    oneOfCheck('job_invitations_status', table.status, invitationStatuses),
    oneOfCheck('job_invitations_decline_reason', table.declineReason, declineReasons),
  ],
)

export const invitationEvents = statusEvents('job_invitation_events')
