// The one way a status changes. The machine says what may happen, the UPDATE says it again (`WHERE status = from`), so of
// two people who act at once one wins and the other is told; the event is written in the same transaction.

import { and, eq } from 'drizzle-orm'
import { type AnyPgColumn, index, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Id } from '#shared/kit/ids.ts'
import { next, type StatusMachine } from '#shared/kit/status-machine.ts'
import { AppError, tooLate, type Words } from '../http/app-error.ts'
import { createdAt, idColumn } from './columns.ts'
import { type Db, transaction } from './database.ts'

/**
 * The event log of one kind of thing: `export const jobEvents = statusEvents('job_events')`. Rows are never changed or
 * deleted; a migration makes that so with `select make_append_only('job_events')`. That holds for the events of an account
 * that is gone, too: they name people by id alone, and the reason of a step holds no words about a person.
 */
export const statusEvents = (name: string) =>
  pgTable(
    name,
    {
      id: idColumn(),
      /** No foreign keys: the log outlives what it tells of. */
      subjectId: uuid('subject_id').notNull(),
      event: text('event').notNull(),
      fromStatus: text('from_status').notNull(),
      toStatus: text('to_status').notNull(),
      actorRole: text('actor_role').notNull(),
      /** Null when the product itself acted. */
      actorId: uuid('actor_id'),
      reason: text('reason'),
      createdAt: createdAt(),
    },
    (table) => [
      index(`${name}_subject`).on(table.subjectId, table.id),
      // What one person did, for their export.
      index(`${name}_actor`).on(table.actorId, table.id),
    ],
  )

type StatusTable = PgTable & { id: AnyPgColumn; status: AnyPgColumn }

type Change<Table extends StatusTable, Status extends string, Event extends string, Actor extends string> = {
  machine: StatusMachine<Status, Event, Actor>
  table: Table
  events: ReturnType<typeof statusEvents>
  id: Id
  /** The status the decision rests on, as it was read. */
  from: Status
  event: Event
  actor: { role: Actor; id: Id | null }
  /** Why a thing that stands there takes no other step, for people. */
  refusals?: Partial<Record<Status, Words>> | undefined
  reason?: string | undefined
  /** For what people read on a timeline, by the clock of the product; else the database says when. */
  at?: Date | undefined
  /** Other columns that change with the status. */
  facts?: Partial<Record<keyof Table['_']['columns'] & string, unknown>>
}

/** Returns the row as it is now. */
export function transition<
  Table extends StatusTable,
  Status extends string,
  Event extends string,
  Actor extends string,
>(db: Db, change: Change<Table, Status, Event, Actor>): Promise<Table['$inferSelect']> {
  const { machine, table, events, id, from, event, actor } = change
  return transaction(db, async (tx) => {
    const to = next(machine, from, event, actor.role)
    if (to === null) throw refuseStep(change)
    const [moved] = await tx
      .update<StatusTable>(table)
      .set({ ...change.facts, status: to })
      .where(and(eq(table.id, id), eq(table.status, from)))
      .returning()
    if (!moved) throw new AppError('status_changed_meanwhile')
    await tx.insert(events).values({
      subjectId: id,
      event,
      fromStatus: from,
      toStatus: to,
      actorRole: actor.role,
      actorId: actor.id,
      reason: change.reason ?? null,
      ...(change.at && { createdAt: change.at }),
    })
    return moved
  })
}

const movedOn = /* i18n */ {
  id: 'status.moved_on',
  message: 'This has already moved on. Reload the page to see the latest status.',
}

/** In words, also for a step that is only decided now and taken later. */
export function refuseStep<S extends string, E extends string, A extends string>({
  machine,
  from,
  event,
  refusals,
}: {
  machine: StatusMachine<S, E, A>
  from: S
  event: E
  refusals?: Partial<Record<S, Words>> | undefined
}): AppError {
  const isForOthers = machine.transitions.some((row) => row.from === from && row.event === event)
  if (isForOthers) return new AppError('forbidden')
  return tooLate(refusals?.[from] ?? movedOn)
}
