// The life of a draft. It is blocked while the job or a limit stands in the way, and goes on when that is over.
//
//   started ─▶ in_progress ⇄ waiting (a test or a recording that is not done) ─▶ submitted
//      └───────────┴─────────────┴──abandon─▶ abandoned ──resume──▶ in_progress
//                  └── block ─▶ blocked ──resume──▶ in_progress
//   discard from all of them but submitted

import { statusMachine, type Transition } from '#shared/kit/status-machine.ts'

export const openDraftStatuses = ['started', 'in_progress', 'waiting', 'blocked', 'abandoned'] as const
export const draftStatuses = [...openDraftStatuses, 'submitted', 'discarded'] as const
export type DraftStatus = (typeof draftStatuses)[number]

/** Can still be written and sent. */
export const isOpenDraft = (status: DraftStatus): boolean => openDraftStatuses.some((open) => open === status)

export type DraftEvent = 'write' | 'wait' | 'resume' | 'submit' | 'abandon' | 'block' | 'discard'
export type DraftActor = 'talent' | 'system'

type Row = Transition<DraftStatus, DraftEvent, DraftActor>
const from = (states: readonly DraftStatus[], event: DraftEvent, to: DraftStatus, by: readonly DraftActor[]): Row[] =>
  states.map((state) => ({ from: state, event, to, by }))

export const draftStatusMachine = statusMachine<DraftStatus, DraftEvent, DraftActor>({
  states: draftStatuses,
  transitions: [
    ...from(['started', 'in_progress', 'waiting'], 'write', 'in_progress', ['talent']),
    ...from(['started', 'in_progress'], 'wait', 'waiting', ['talent', 'system']),
    ...from(['waiting', 'blocked', 'abandoned'], 'resume', 'in_progress', ['talent', 'system']),
    ...from(['started', 'in_progress', 'waiting'], 'submit', 'submitted', ['talent']),
    ...from(['started', 'in_progress', 'waiting'], 'abandon', 'abandoned', ['system']),
    ...from(['started', 'in_progress', 'waiting'], 'block', 'blocked', ['system']),
    ...from(openDraftStatuses, 'discard', 'discarded', ['talent', 'system']),
  ],
})
