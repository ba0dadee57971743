// The only place where an interview changes status.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { MessageDescriptor } from '#server/platform/http/app-error.ts'
import {
  type InterviewActor,
  type InterviewEvent,
  type InterviewStatus,
  interviewStatusMachine,
  isCancelled,
} from '#shared/features/hiring/interviews/interview-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { interviewEvents, interviews } from '../interviews.tables.ts'
import { freeTimesOf, type InterviewRow } from './interviews.queries.ts'

export type InterviewStep = {
  event: InterviewEvent
  actor: { role: InterviewActor; id: Id | null }
  at: Date
  /** A code: the log outlives the account. */
  reason?: string | undefined
  facts?: Partial<InterviewRow>
}

const over = /* i18n */ { id: 'interviews.is_over', message: 'This interview is over.' }

const stepErrors: Partial<Record<InterviewStatus, MessageDescriptor>> = {
  scheduled: /* i18n */ { id: 'interviews.not_started', message: 'This interview has not started yet.' },
  reschedule_requested: /* i18n */ {
    id: 'interviews.move_requested',
    message: 'Another time has been proposed for this interview. Answer that first.',
  },
  in_progress: /* i18n */ { id: 'interviews.has_started', message: 'This interview has started.' },
  awaiting_feedback: over,
  completed: over,
  cancelled: /* i18n */ { id: 'interviews.is_cancelled', message: 'This interview was cancelled.' },
  no_show_talent: over,
  no_show_company: over,
  technical_failure: over,
}

export async function moveInterview(
  tx: Db,
  { id, status }: Pick<InterviewRow, 'id' | 'status'>,
  { event, actor, at, reason, facts = {} }: InterviewStep,
): Promise<InterviewRow> {
  const moved = await transition(tx, {
    machine: interviewStatusMachine,
    table: interviews,
    events: interviewEvents,
    id,
    from: status,
    event,
    actor,
    at,
    reason,
    stepErrors,
    facts,
  })
  if (isCancelled(moved.status)) await freeTimesOf(tx, id)
  return moved
}
