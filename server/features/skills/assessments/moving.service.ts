// The only place where an assessment changes status.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { MessageDescriptor } from '#server/platform/http/app-error.ts'
import {
  type AssessmentActor,
  type AssessmentEvent,
  type AssessmentStatus,
  assessmentStatusMachine,
} from '#shared/features/skills/assessments/assessment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { AssessmentRow } from './assessments.queries.ts'
import { assessmentEvents, assessments } from './assessments.tables.ts'

type Step = {
  event: AssessmentEvent
  actor: { role: AssessmentActor; id: Id | null }
  at: Date
  /** A code: the log outlives the account. */
  reason?: string | undefined
  facts?: Partial<AssessmentRow>
}

const isOver = /* i18n */ { id: 'assessments.is_over', message: 'You have already finished this assessment.' }

const stepErrors: Partial<Record<AssessmentStatus, MessageDescriptor>> = {
  started: /* i18n */ { id: 'assessments.is_started', message: 'This assessment is already running.' },
  completed: isOver,
  result_available: isOver,
  shared: /* i18n */ { id: 'assessments.is_shared', message: 'An earlier result was shared for this assessment.' },
  declined: /* i18n */ { id: 'assessments.is_declined', message: 'This assessment was declined.' },
  expired: /* i18n */ { id: 'assessments.is_expired', message: 'The deadline has passed.' },
  cancelled: /* i18n */ { id: 'assessments.is_cancelled', message: 'The company has cancelled this assessment.' },
}

export const moveAssessment = (
  tx: Db,
  { id, status }: Pick<AssessmentRow, 'id' | 'status'>,
  { event, actor, at, reason, facts = {} }: Step,
): Promise<AssessmentRow> =>
  transition(tx, {
    machine: assessmentStatusMachine,
    table: assessments,
    events: assessmentEvents,
    id,
    from: status,
    event,
    actor,
    at,
    reason,
    stepErrors,
    facts,
  })

export const system = { role: 'system' as const, id: null }
