// A form of an application: empty ─save─▶ draft ─submit─▶ submitted ─accept─▶ accepted
//                                          submitted ─return─▶ changes_requested ─submit─▶ submitted
// A submitted form can be changed until the application itself is sent.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const formStatuses = ['empty', 'draft', 'submitted', 'changes_requested', 'accepted'] as const
export type FormStatus = (typeof formStatuses)[number]

export type FormEvent = 'save' | 'submit' | 'return' | 'accept'

export const formStatusMachine = statusMachine<FormStatus, FormEvent, 'talent' | 'operator'>({
  states: formStatuses,
  transitions: [
    { from: 'empty', event: 'save', to: 'draft', by: ['talent'] },
    { from: 'draft', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'submitted', event: 'save', to: 'draft', by: ['talent'] },
    { from: 'submitted', event: 'return', to: 'changes_requested', by: ['operator'] },
    { from: 'submitted', event: 'accept', to: 'accepted', by: ['operator'] },
    { from: 'changes_requested', event: 'submit', to: 'submitted', by: ['talent'] },
  ],
})

const isOneOf = statusPredicates<FormStatus>()

export const isEmptyForm = isOneOf('empty')
/** Complete as far as the person is concerned. */
export const isFiledForm = isOneOf('submitted', 'accepted')
export const isSubmittedForm = isOneOf('submitted')
export const isReturnedForm = isOneOf('changes_requested')
