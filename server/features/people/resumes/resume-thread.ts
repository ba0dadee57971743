// The thread that reads résumés: one message per file.

import { parentPort } from 'node:worker_threads'
import { readResume } from './read-document.ts'
import type { ReadingAnswer } from './read-in-thread.ts'
import { ReadingError } from './reading-error.ts'

parentPort?.on('message', async (data: Uint8Array) => {
  parentPort?.postMessage(await answer(data))
})

async function answer(data: Uint8Array): Promise<ReadingAnswer> {
  try {
    return { reading: await readResume(data) }
  } catch (error) {
    // A file that breaks the reader is a damaged file to its owner.
    return { problem: error instanceof ReadingError ? error.problem : 'damaged' }
  }
}
