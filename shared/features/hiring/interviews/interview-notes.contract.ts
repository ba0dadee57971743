// Before and after an interview: what to prepare, one's own notes, and what each side tells the other.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { starRating } from '#shared/kit/stars.ts'
import { MAX_FEEDBACK, MAX_MESSAGE, MAX_OWN_NOTES } from './interview-kinds.ts'
import { companyInterview, ownInterview } from './interviews.contract.ts'

const byId = z.object({ id })

const talentFeedback = z.object({
  stars: starRating,
  text: z.string().trim().max(MAX_FEEDBACK),
})
export type TalentFeedback = z.output<typeof talentFeedback>

const companyFeedback = z.object({ text: z.string().trim().min(1).max(MAX_FEEDBACK) })
export type CompanyFeedback = z.output<typeof companyFeedback>

const ownNotes = z.object({ text: z.string().trim().max(MAX_OWN_NOTES) })

export const interviewNotes = {
  write: endpoint({
    method: 'PUT',
    path: '/shared/api/interviews/:id/notes',
    guard: 'verified',
    summary: 'Saves your own notes on an interview you take part in. Nobody else sees them.',
    params: byId,
    body: ownNotes,
    response: ownNotes,
  }),
  prepare: endpoint({
    method: 'PUT',
    path: '/company/api/interviews/:id/preparation',
    guard: 'company',
    summary: 'Changes what the applicant is told before the interview.',
    params: byId,
    body: z.object({ text: z.string().trim().max(MAX_MESSAGE) }),
    response: companyInterview,
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/talent/api/interviews/:id/feedback',
    guard: 'verified',
    summary: 'Says how an interview was. The company sees it once the application has ended.',
    params: byId,
    body: talentFeedback,
    response: ownInterview,
  }),
  tell: endpoint({
    method: 'PUT',
    path: '/company/api/interviews/:id/feedback',
    guard: 'company',
    summary: 'Gives the applicant feedback on an interview, which also records that it took place.',
    params: byId,
    body: companyFeedback,
    response: companyInterview,
  }),
}
