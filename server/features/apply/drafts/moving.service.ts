import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { type DraftActor, type DraftEvent, draftStatusMachine } from '#shared/features/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationDrafts, draftEvents } from '../apply.tables.ts'
import type { DraftChange, DraftRow } from './drafts.queries.ts'

type Step = { event: DraftEvent; actor: { role: DraftActor; id: Id | null }; facts?: DraftChange }

/** The one way from status to status. */
export const moveDraft = (db: Db, { id, status }: DraftRow, { event, actor, facts = {} }: Step): Promise<DraftRow> =>
  transition(db, {
    machine: draftStatusMachine,
    table: applicationDrafts,
    events: draftEvents,
    id,
    from: status,
    event,
    actor,
    facts,
  })
