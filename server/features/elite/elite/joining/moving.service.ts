// Status changes, with the message for a step that is no longer possible.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { type FormEvent, formStatusMachine } from '#shared/features/elite/elite/elite-form-status.ts'
import { type QuestionEvent, questionStatusMachine } from '#shared/features/elite/elite/elite-question-status.ts'
import { type EliteActor, type EliteEvent, eliteStatusMachine } from '#shared/features/elite/elite/elite-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ApplicationRow, FormRow, QuestionRow } from '../elite.queries.ts'
import { eliteApplications, eliteEvents, eliteForms, eliteQuestions } from '../elite.tables.ts'

type Change<Event, Actor, Row> = {
  event: Event
  actor: { role: Actor; id: Id | null }
  now: Date
  facts?: Partial<Row>
}

export const moveApplication = (
  tx: Db,
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
  { event, actor, now, facts }: Change<EliteEvent, EliteActor, ApplicationRow>,
): Promise<ApplicationRow> =>
  transition(tx, {
    machine: eliteStatusMachine,
    table: eliteApplications,
    events: eliteEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts: { ...facts, updatedAt: now },
  })

export const moveForm = (
  tx: Db,
  { id, status }: Pick<FormRow, 'id' | 'status'>,
  { event, actor, now, facts }: Change<FormEvent, 'talent' | 'operator', FormRow>,
): Promise<FormRow> =>
  transition(tx, {
    machine: formStatusMachine,
    table: eliteForms,
    events: eliteEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts: { ...facts, updatedAt: now },
  })

export const moveQuestion = (
  tx: Db,
  { id, status }: Pick<QuestionRow, 'id' | 'status'>,
  { event, actor, now, facts = {} }: Change<QuestionEvent, EliteActor, QuestionRow>,
): Promise<QuestionRow> =>
  transition(tx, {
    machine: questionStatusMachine,
    table: eliteQuestions,
    events: eliteEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts,
  })
