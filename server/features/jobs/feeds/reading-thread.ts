// Runs in a worker thread: parses the text of a feed into postings, and postings into jobs.

import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { textOfHtml } from '#server/platform/html-text.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { storable } from '#shared/kit/text/clean-text.ts'
import { FeedError } from './importers/importer.ts'
import { importers } from './importers/importers.ts'
import type { ReadingAnswer, ReadingTask, ReadJob, ReadPage } from './read-in-thread.ts'
import { READER_VERSION, readPosting } from './reading/read-posting.ts'

function readPage({ source, isRemote, text, url }: Extract<ReadingTask, { kind: 'page' }>): ReadPage {
  const page = importers[source].read(text, url)
  return {
    ...page,
    postings: page.postings.map((posting) => ({ posting, contentHash: hashOf([READER_VERSION, isRemote, posting]) })),
  }
}

function readJobs({ source, isRemote, postings }: Extract<ReadingTask, { kind: 'jobs' }>): ReadJob[] {
  return postings.map((posting) => {
    const job = readPosting(source, posting, { isRemote })
    const text = textOfHtml(posting.html)
    return { job, textLength: text.length, likeness: hashOf([foldText(job.title), job.locations, foldText(text)]) }
  })
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

function answer(task: ReadingTask): ReadingAnswer {
  try {
    return { value: storable(task.kind === 'page' ? readPage(task) : readJobs(task)) }
  } catch (error) {
    // Errors lose their class between threads.
    if (error instanceof FeedError) return { feedError: { code: error.code, detail: error.detail } }
    throw error
  }
}

const port = parentPort
port?.on('message', (task: ReadingTask) => port.postMessage(answer(task), []))
