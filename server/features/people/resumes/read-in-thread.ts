import { AppError } from '#server/platform/http/app-error.ts'
import { Thread, ThreadError } from '#server/platform/threads/thread.ts'
import { fileKinds } from '#shared/features/base/files/file-kinds.ts'
import type { ReadingProblem, ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'

export type ReadingAnswer = { reading: ResumeReading } | { problem: ReadingProblem }

const thread = new Thread(new URL('./resume-thread.ts', import.meta.url), {
  // Includes starting the thread on a busy machine.
  maxMilliseconds: 30_000,
  maxMegabytes: 256,
})

/** Limits the wait to two minutes behind files that time out, and the memory held by queued files. */
const MAX_WAITING = 4
let waiting = 0

/** Never throws for what a file contains. */
export async function readInThread(data: Uint8Array): Promise<ReadingAnswer> {
  // Copying it to the thread would take as much memory again.
  if (data.length > fileKinds.resume.maxBytes) return { problem: 'too_large' }
  if (waiting >= MAX_WAITING) throw new AppError('too_many_requests')
  waiting += 1
  try {
    return (await thread.run(data)) as ReadingAnswer
  } catch (error) {
    if (error instanceof ThreadError) return { problem: 'too_complex' }
    throw error
  } finally {
    waiting -= 1
  }
}
