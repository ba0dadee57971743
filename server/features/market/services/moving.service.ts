import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  type ServiceActor,
  type ServiceEvent,
  serviceStatusMachine,
} from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { NewServiceRow, ServiceRow } from './services.queries.ts'
import { serviceEvents, services } from './services.tables.ts'

type Move = {
  event: ServiceEvent
  actor: { role: ServiceActor; id: Id | null }
  now: Date
  facts?: Partial<NewServiceRow>
}

export const moveService = (
  tx: Db,
  { id, status }: Pick<ServiceRow, 'id' | 'status'>,
  { event, actor, now, facts }: Move,
): Promise<ServiceRow> =>
  transition(tx, {
    machine: serviceStatusMachine,
    table: services,
    events: serviceEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts: { ...facts, updatedAt: now },
  })
