import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_QUESTION } from './talk-kinds.ts'
import { byTalk } from './talks.contract.ts'

const question = z
  .object({
    id,
    text: z.string(),
    /** Null if it was asked anonymously or the account is deleted. */
    asker: z.string().nullable(),
    isOwn: z.boolean(),
    votes: z.number(),
    hasVoted: z.boolean(),
    isAnswered: z.boolean(),
  })
  .meta({ id: 'TalkQuestion' })
export type TalkQuestion = z.output<typeof question>

const byQuestion = byTalk.extend({ questionId: id })

export const talkQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id/questions',
    guard: 'verified',
    summary: 'The hundred questions with the most votes.',
    params: byTalk,
    response: z.object({ items: z.array(question) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/talent/api/talks/:id/questions',
    guard: 'verified',
    summary: 'Asks the speaker a question, before or during a talk you are registered for.',
    params: byTalk,
    body: z.object({ text: z.string().trim().min(1).max(MAX_QUESTION), isAnonymous: z.boolean().default(false) }),
    response: question,
    status: 201,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/talks/:id/questions/:questionId',
    guard: 'verified',
    summary: 'Deletes your question; moderators delete those of others.',
    params: byQuestion,
    response: nothing,
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/questions/:questionId/vote',
    guard: 'verified',
    summary: 'Votes for a question, or takes your vote back.',
    params: byQuestion,
    body: z.object({ hasVoted: z.boolean() }),
    response: nothing,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/questions/:questionId/answer',
    guard: 'verified',
    summary: 'Marks a question as answered, or as open again; only for moderators.',
    params: byQuestion,
    body: z.object({ isAnswered: z.boolean() }),
    response: nothing,
  }),
}
