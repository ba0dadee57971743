// The only place where a request changes status.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { MessageDescriptor } from '#server/platform/http/app-error.ts'
import {
  type RequestActor,
  type RequestEvent,
  type RequestStatus,
  requestStatusMachine,
} from '#shared/features/hiring/interviews/request-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { interviewRequests, requestEvents } from '../interviews.tables.ts'
import type { RequestRow } from './requests.queries.ts'

type Step = {
  event: RequestEvent
  actor: { role: RequestActor; id: Id | null }
  at: Date
  /** A code: the log outlives the account. */
  reason?: string | undefined
  facts?: Partial<RequestRow>
}

const stepErrors: Partial<Record<RequestStatus, MessageDescriptor>> = {
  countered: /* i18n */ {
    id: 'interviews.is_countered',
    message: 'Other times have been proposed for this interview. It is the company’s turn.',
  },
  accepted: /* i18n */ {
    id: 'interviews.is_accepted',
    message: 'A time has already been chosen. You will find it in the list of interviews.',
  },
  declined: /* i18n */ { id: 'interviews.is_declined', message: 'This request was declined.' },
  withdrawn: /* i18n */ { id: 'interviews.is_withdrawn', message: 'The company has withdrawn this request.' },
  expired: /* i18n */ { id: 'interviews.is_expired', message: 'This request has expired. Its times are free again.' },
}

export const moveRequest = (
  tx: Db,
  { id, status }: Pick<RequestRow, 'id' | 'status'>,
  { event, actor, at, reason, facts = {} }: Step,
): Promise<RequestRow> =>
  transition(tx, {
    machine: requestStatusMachine,
    table: interviewRequests,
    events: requestEvents,
    id,
    from: status,
    event,
    actor,
    at,
    reason,
    stepErrors,
    facts: { ...facts, ...(actor.role === 'talent' && { respondedAt: at }) },
  })
