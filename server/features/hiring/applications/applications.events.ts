// Events of applications, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

export type ReceivedApplication = { id: Id; talentId: Id; jobId: Id }

export const applicationReceived = domainEvent<ReceivedApplication>('applications.received')
