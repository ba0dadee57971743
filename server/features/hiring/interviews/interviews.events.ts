// Events of interviews, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

export const interviewCancelled = domainEvent<{ id: Id }>('interviews.cancelled')
