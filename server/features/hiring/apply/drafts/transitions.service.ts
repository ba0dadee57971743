import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import {
  type DraftActor,
  type DraftEvent,
  draftStatusMachine,
  isOpenDraft,
  isSubmittedDraft,
} from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationDrafts, draftEvents } from '../apply.tables.ts'
import type { DraftChange, DraftRow } from './drafts.queries.ts'

const stepErrors = {
  submitted: /* i18n */ { id: 'apply.already_sent', message: 'You have already sent this application.' },
  discarded: /* i18n */ { id: 'apply.discarded', message: 'This draft was discarded. You can start a new one.' },
}

/** Throws unless the draft can still be edited and sent. */
export function ensureOpen<Draft extends Pick<DraftRow, 'status'>>(draft: Draft): Draft {
  if (!isOpenDraft(draft.status)) throw tooLate(stepErrors[isSubmittedDraft(draft.status) ? 'submitted' : 'discarded'])
  return draft
}

type Step = { event: DraftEvent; actor: { role: DraftActor; id: Id | null }; facts?: DraftChange }

/** The only place that changes the status. */
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
    stepErrors,
  })
