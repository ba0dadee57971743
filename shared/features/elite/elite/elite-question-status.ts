// A reviewer's question: open ─answer─▶ answered ─accept─▶ accepted, or ─follow_up─▶ followed_up when the reviewer asks again.
// open ─expire─▶ expired when nobody answers in time.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const questionStatuses = ['open', 'answered', 'accepted', 'followed_up', 'expired'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

export type QuestionEvent = 'answer' | 'accept' | 'follow_up' | 'expire'

export const questionStatusMachine = statusMachine<QuestionStatus, QuestionEvent, 'talent' | 'operator' | 'system'>({
  states: questionStatuses,
  transitions: [
    { from: 'open', event: 'answer', to: 'answered', by: ['talent'] },
    { from: 'open', event: 'expire', to: 'expired', by: ['system'] },
    { from: 'answered', event: 'accept', to: 'accepted', by: ['operator'] },
    { from: 'answered', event: 'follow_up', to: 'followed_up', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<QuestionStatus>()

export const isOpenQuestion = isOneOf('open')
export const isAnsweredQuestion = isOneOf('answered')
