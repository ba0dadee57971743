// The only place that changes the status, for both sides and the scheduled jobs; and the entries logged beside it.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { MessageDescriptor } from '#server/platform/http/app-error.ts'
import type { EntryKind } from '#shared/features/hiring/applications/application-kinds.ts'
import { RETENTION_MONTHS } from '#shared/features/hiring/applications/application-kinds.ts'
import {
  type ApplicationActor,
  type ApplicationEvent,
  type ApplicationStatus,
  applicationStatusMachine,
  isLive,
} from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { type ApplicationRow, insertEntry, updateApplication } from './applications.queries.ts'
import { applicationEvents, applications } from './applications.tables.ts'

export type Actor = { role: ApplicationActor; id: Id | null }
export const system: Actor = { role: 'system', id: null }

type Step = {
  event: ApplicationEvent
  actor: Actor
  at: Date
  /** A code or the name of a stage: the log outlives the account, so it holds no text about a person. */
  reason?: string | undefined
  facts?: Partial<ApplicationRow>
}

const inProgress = /* i18n */ {
  id: 'applications.is_active',
  message: 'This application is still active, so there is nothing to reopen.',
}

/** Errors of a step by current status, worded for both sides. */
export const stepErrors: Record<ApplicationStatus, MessageDescriptor> = {
  submitted: inProgress,
  in_review: inProgress,
  shortlisted: inProgress,
  assessment: inProgress,
  interviewing: inProgress,
  offer: inProgress,
  hired: /* i18n */ {
    id: 'applications.is_hired',
    message: 'This applicant has been hired, so this is no longer possible.',
  },
  not_selected: /* i18n */ {
    id: 'applications.is_rejected',
    message: 'This application was rejected, so this is no longer possible.',
  },
  withdrawn: /* i18n */ {
    id: 'applications.is_withdrawn',
    message: 'This application was withdrawn, so this is no longer possible.',
  },
  closed_job: /* i18n */ {
    id: 'applications.is_closed',
    message: 'The job and its applications were closed, so this is no longer possible.',
  },
  expired_no_reply: /* i18n */ {
    id: 'applications.is_expired',
    message: 'This application ended without a reply, so this is no longer possible.',
  },
}

type MovableApplication = Pick<ApplicationRow, 'id' | 'status'>

export const moveApplication = (
  db: Db,
  { id, status }: MovableApplication,
  { event, actor, at, reason, facts }: Step,
): Promise<ApplicationRow> => {
  const to = next(applicationStatusMachine, status, event, actor.role)
  return transition(db, {
    machine: applicationStatusMachine,
    table: applications,
    events: applicationEvents,
    id,
    from: status,
    event,
    actor,
    reason,
    at,
    stepErrors: stepErrors,
    facts: { lastActivityAt: at, ...(to && isEnd(to) ? ending(at) : {}), ...facts },
  })
}

const isEnd = (status: ApplicationStatus): boolean => !isLive(status)

/** Clears the reply date and sets the end of the retention period. */
const ending = (at: Date): Partial<ApplicationRow> => ({
  endedAt: at,
  retentionUntil: monthsAfter(at, RETENTION_MONTHS),
  replyDueAt: null,
  nudgedAt: null,
  secondNudgedAt: null,
  awaitsTalentSince: null,
  rejectionDueAt: null,
})

function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

export const noRejection = {
  rejectReason: null,
  feedback: null,
  givesNoFeedback: false,
  rejectedBy: null,
  rejectionDueAt: null,
} as const satisfies Partial<ApplicationRow>

/** Responsiveness is measured by the first reply. */
export const replied = ({ firstReplyAt }: Pick<ApplicationRow, 'firstReplyAt'>, at: Date) => ({
  firstReplyAt: firstReplyAt ?? at,
})

type LogEntry = { kind: EntryKind; actor: Actor; at: Date; visibility?: 'talent' | 'company' | 'both' }

/** An event that is not a status change; it counts as the last activity. */
export async function logEntry(
  tx: Db,
  { id }: Pick<ApplicationRow, 'id'>,
  { kind, actor, at, visibility = 'both' }: LogEntry,
  facts: Partial<Omit<ApplicationRow, 'id' | 'status'>> = {},
): Promise<void> {
  await insertEntry(tx, {
    applicationId: id,
    kind,
    visibility,
    actorRole: actor.role,
    actorId: actor.id,
    createdAt: at,
  })
  await updateApplication(tx, id, { ...facts, lastActivityAt: at })
}
