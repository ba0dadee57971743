import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_WORK, MIN_WORK } from './assignment-limits.ts'
import { submissionStatuses } from './submission-status.ts'

const instant = z.iso.datetime()

export const lessonSubmission = z
  .object({
    status: z.enum(submissionStatuses),
    text: z.string(),
    submittedAt: instant,
    /** When to expect an answer, while it is waiting. */
    answerBy: instant.nullable(),
    /** What the reader wrote about it; null before, and of an earlier text once a new one was handed in. */
    feedback: z.string().nullable(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'LessonSubmission' })
export type LessonSubmission = z.output<typeof lessonSubmission>

export const submissions = {
  submit: endpoint({
    method: 'PUT',
    path: '/talent/api/courses/:slug/lessons/:lessonId/submission',
    guard: 'verified',
    summary:
      'Hands in your work on an assignment, or replaces it until it has been read. Feedback follows within five days.',
    params: z.object({ slug: z.string().min(1).max(80), lessonId: id }),
    body: z.object({ text: z.string().trim().min(MIN_WORK).max(MAX_WORK) }),
    response: lessonSubmission,
  }),
}
