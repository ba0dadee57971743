import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_RESUME_LABEL } from '#shared/features/people/talents/talent-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
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

const instant = z.iso.datetime()

const keptResume = z.object({
  fileId: id,
  fileName: z.string(),
  size: z.int(),
  /** What you call it; empty if it has no name of its own. */
  label: z.string(),
  /** Sent with applications unless you choose another. */
  isDefault: z.boolean(),
  /** Written from your profile for one job: the choices it was written with. */
  writtenFor: z.object({ jobId: id, choices: z.record(z.string(), z.string()) }).nullable(),
  readAt: instant.nullable(),
  /** The reader has become better since then. */
  wasReadByOlderReader: z.boolean(),
  /** When details of it were added to your profile. */
  usedAt: instant.nullable(),
  createdAt: instant,
})
export type KeptResume = z.output<typeof keptResume>

const keptResumes = z.object({ resumes: z.array(keptResume), most: z.int() }).meta({ id: 'KeptResumes' })
export type KeptResumes = z.output<typeof keptResumes>

const one = z.object({ fileId: id })

export const resumes = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/resumes',
    guard: 'verified',
    summary: 'The résumés you keep, newest first: which one is the default, and which ones were read.',
    response: keptResumes,
  }),
  name: endpoint({
    method: 'PUT',
    path: '/talent/api/resumes/:fileId',
    guard: 'verified',
    summary: 'Renames one of the résumés you keep.',
    params: one,
    body: z.object({ label: singleLine(0, MAX_RESUME_LABEL) }),
    response: keptResumes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/resumes/:fileId',
    guard: 'verified',
    summary: 'Deletes one of the résumés you keep. Applications keep the ones that were sent with them.',
    params: one,
    response: keptResumes,
  }),
  read: endpoint({
    method: 'POST',
    path: '/talent/api/resumes/:fileId/reading',
    guard: 'verified',
    summary:
      'Reads one of your uploaded résumés: each detail with the line it came from and how sure we are. Nothing is saved.',
    params: one,
    response: readingResult,
    limit: 'rare',
  }),
}
