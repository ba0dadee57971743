// The only way to change a status. The machine decides what is allowed and the UPDATE enforces it again (`WHERE status =
// from`), so when two people act at the same time one wins and the other gets an error. The event is written in the same
// transaction.

import { and, eq } from 'drizzle-orm'
import { type AnyPgColumn, index, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Id } from '#shared/kit/ids.ts'
import { next, type StatusMachine } from '#shared/kit/status-machine.ts'
import { AppError, type MessageDescriptor, tooLate } from '../http/app-error.ts'
import { createdAt, idColumn } from './columns.ts'
import { type Db, transaction } from './database.ts'

/**
 * The event log of one kind of record: `export const jobEvents = statusEvents('job_events')`. Rows are never changed or
 * deleted; a migration enforces that with `select make_append_only('job_events')`. This includes the events of deleted
 * accounts: they refer to people by id only, and a reason never contains text about a person.
 */
export const statusEvents = (name: string) =>
  pgTable(
    name,
    {
      id: idColumn(),
      /** No foreign keys: the log outlives its subject. */
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
      // A person's own events, for their export.
      index(`${name}_actor`).on(table.actorId, table.id),
    ],
  )

type StatusTable = PgTable & { id: AnyPgColumn; status: AnyPgColumn }

type Change<Table extends StatusTable, Status extends string, Event extends string, Actor extends string> = {
  machine: StatusMachine<Status, Event, Actor>
  table: Table
  events: ReturnType<typeof statusEvents>
  id: Id
  /** The status as it was read, on which the decision was based. */
  from: Status
  event: Event
  actor: { role: Actor; id: Id | null }
  /** Why nothing else can happen in this status, as shown to people. */
  stepErrors?: Partial<Record<Status, MessageDescriptor>> | undefined
  reason?: string | undefined
  /** For events shown on a timeline: the application's clock; otherwise the database's. */
  at?: Date | undefined
  /** Other columns that change with the status. */
  facts?: Partial<Record<keyof Table['_']['columns'] & string, unknown>>
}

/** Returns the updated row. */
export function transition<
  Table extends StatusTable,
  Status extends string,
  Event extends string,
  Actor extends string,
>(db: Db, change: Change<Table, Status, Event, Actor>): Promise<Table['$inferSelect']> {
  const { machine, table, events, id, from, event, actor } = change
  return transaction(db, async (tx) => {
    const to = next(machine, from, event, actor.role)
    if (to === null) throw stepError(change)
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

/** A step of one record. */
export type Step<Event extends string, Actor extends string, Facts = Record<string, unknown>> = {
  event: Event
  actor: { role: Actor; id: Id | null }
  /** On the application's clock. */
  now: Date
  /** A code: the log outlives the account. */
  reason?: string | undefined
  facts?: Partial<Facts>
}

/** Changes the status of one kind of record: `export const moveOrder = statusMover({ machine, table, events })`. */
export const statusMover =
  <Table extends StatusTable, Status extends string, Event extends string, Actor extends string>({
    table,
    ...kind
  }: Pick<Change<Table, Status, Event, Actor>, 'machine' | 'table' | 'events' | 'stepErrors'>) =>
  (
    db: Db,
    { id, status }: { id: Id; status: Status },
    { now, facts, ...step }: Step<Event, Actor, Table['$inferInsert']>,
  ): Promise<Table['$inferSelect']> =>
    transition(db, {
      ...kind,
      ...step,
      table,
      id,
      from: status,
      at: now,
      facts: { ...facts, ...('updatedAt' in table && { updatedAt: now }) } as NonNullable<
        Change<Table, Status, Event, Actor>['facts']
      >,
    })

const movedOn = /* i18n */ {
  id: 'status.changed',
  message: 'The status has changed in the meantime. Reload the page to see it.',
}

/** The error with its message, also for a step that is decided now and taken later. */
export function stepError<S extends string, E extends string, A extends string>({
  machine,
  from,
  event,
  stepErrors,
}: {
  machine: StatusMachine<S, E, A>
  from: S
  event: E
  stepErrors?: Partial<Record<S, MessageDescriptor>> | undefined
}): AppError {
  const isForOthers = machine.transitions.some((row) => row.from === from && row.event === event)
  if (isForOthers) return new AppError('forbidden')
  return tooLate(stepErrors?.[from] ?? movedOn)
}
