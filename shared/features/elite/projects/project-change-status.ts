// The lifecycle of a change that one side proposes after the project was accepted. It takes effect once the other side agrees.
//
//   open ─accept─▶ accepted
//        ─decline─▶ declined     by the other side
//        ─take_back─▶ taken_back by the one who proposed it

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const changeStatuses = ['open', 'accepted', 'declined', 'taken_back'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

export const changeAnswers = ['accept', 'decline', 'take_back'] as const
export type ChangeAnswer = (typeof changeAnswers)[number]

const both = ['talent', 'company'] as const

export const changeStatusMachine = statusMachine<ChangeStatus, ChangeAnswer, (typeof both)[number]>({
  states: changeStatuses,
  transitions: [
    { from: 'open', event: 'accept', to: 'accepted', by: both },
    { from: 'open', event: 'decline', to: 'declined', by: both },
    { from: 'open', event: 'take_back', to: 'taken_back', by: both },
  ],
})

export const isOpenChange = statusPredicates<ChangeStatus>()('open')
