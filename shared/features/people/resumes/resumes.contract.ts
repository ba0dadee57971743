import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { readingProblems, resumeReading } from './resume-reading.ts'

const readingResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('read'), reading: resumeReading }),
  z.object({
    status: z.literal('unreadable'),
    problem: z.enum(readingProblems),
    /** A message for the person. */
    message: z.string(),
  }),
])
export type ReadingResult = z.infer<typeof readingResult>

export const resumes = {
  read: endpoint({
    method: 'POST',
    path: '/talent/api/resumes/:fileId/reading',
    guard: 'verified',
    summary:
      'Reads one of your uploaded résumés: each detail with the line it came from and how sure we are. Nothing is saved.',
    params: z.object({ fileId: id }),
    response: readingResult,
    limit: 'rare',
  }),
}
