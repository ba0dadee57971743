import { Thread, ThreadError } from '#server/platform/threads/thread.ts'
import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import type { FeedSource, ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { FeedError, type FeedPage, type Posting } from './importers/importer.ts'

/** A posting and a hash of its content, to detect changes. */
export type HashedPosting = { posting: Posting; contentHash: string }
export type ReadPage = Omit<FeedPage, 'postings'> & { postings: HashedPosting[] }

/** `likeness` is a hash of title, places and text, equal for the same job in two feeds. */
export type ReadJob = { job: ImportedJob; textLength: number; likeness: string }

/** `isRemote`: all jobs of this source are remote, unless they say otherwise. */
type ReadFeed = { source: FeedSource; isRemote: boolean }
type PageTask = ReadFeed & { text: string; url: string }
type JobsTask = ReadFeed & { postings: readonly Posting[] }

export type ReadingTask = ({ kind: 'page' } & PageTask) | ({ kind: 'jobs' } & JobsTask)

export type ReadingAnswer =
  | { value: ReadPage | ReadJob[] }
  | { feedError: { code: FeedErrorCode; detail: string | null } }

const thread = new Thread(new URL('./reading-thread.ts', import.meta.url))

async function read(task: ReadingTask): Promise<ReadPage | ReadJob[]> {
  try {
    const answer = (await thread.run(task)) as ReadingAnswer
    if ('value' in answer) return answer.value
    throw new FeedError(answer.feedError.code, { detail: answer.feedError.detail })
  } catch (error) {
    throw error instanceof ThreadError ? new FeedError('too_complex', { cause: error }) : error
  }
}

export const readPageInThread = (task: PageTask): Promise<ReadPage> =>
  read({ kind: 'page', ...task }) as Promise<ReadPage>

/** In the given order. */
export const readJobsInThread = (task: JobsTask): Promise<ReadJob[]> =>
  read({ kind: 'jobs', ...task }) as Promise<ReadJob[]>
