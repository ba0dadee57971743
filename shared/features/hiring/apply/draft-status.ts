// The lifecycle of a draft. It is blocked while the job or a limit prevents applying, and can be resumed afterwards.
//
//   started ─▶ in_progress ⇄ waiting (a test or a recording is not finished) ─▶ submitted
//      └───────────┴─────────────┴──abandon─▶ abandoned ──resume──▶ in_progress
//                  └── block ─▶ blocked ──resume──▶ in_progress
//   discard from all of them but submitted

import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

const openDraftStatuses = ['started', 'in_progress', 'waiting', 'blocked', 'abandoned'] as const
const activeDraftStatuses = ['started', 'in_progress', 'waiting'] as const
export const draftStatuses = [...openDraftStatuses, 'submitted', 'discarded'] as const
export type DraftStatus = (typeof draftStatuses)[number]

export type DraftEvent = 'write' | 'wait' | 'resume' | 'submit' | 'abandon' | 'block' | 'discard'
export type DraftActor = 'talent' | 'system'

type Row = Transition<DraftStatus, DraftEvent, DraftActor>
const from = (states: readonly DraftStatus[], event: DraftEvent, to: DraftStatus, by: readonly DraftActor[]): Row[] =>
  states.map((state) => ({ from: state, event, to, by }))

export const draftStatusMachine = statusMachine<DraftStatus, DraftEvent, DraftActor>({
  states: draftStatuses,
  transitions: [
    ...from(activeDraftStatuses, 'write', 'in_progress', ['talent']),
    ...from(['started', 'in_progress'], 'wait', 'waiting', ['talent', 'system']),
    ...from(['waiting', 'blocked', 'abandoned'], 'resume', 'in_progress', ['talent', 'system']),
    ...from(activeDraftStatuses, 'submit', 'submitted', ['talent']),
    ...from(activeDraftStatuses, 'abandon', 'abandoned', ['system']),
    ...from(activeDraftStatuses, 'block', 'blocked', ['system']),
    ...from(openDraftStatuses, 'discard', 'discarded', ['talent', 'system']),
  ],
})

const isOneOf = statusPredicates<DraftStatus>()

/** Can still be edited and sent. */
export const isOpenDraft = isOneOf(...openDraftStatuses)

/** In progress, with nothing preventing it. */
export const isActiveDraft = isOneOf(...activeDraftStatuses)

export const isBlockedDraft = isOneOf('blocked')

/** Must be resumed before it can be edited. */
export const isStalledDraft = isOneOf('blocked', 'abandoned')

export const isSubmittedDraft = isOneOf('submitted')
export const isDiscardedDraft = isOneOf('discarded')

/** Its outcome is known, so it counts towards the company's figures. */
export const hasOutcome = isOneOf('submitted', 'abandoned', 'discarded')
