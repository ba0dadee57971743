// The thread that reads résumés: one message per file.

import { parentPort } from 'node:worker_threads'
import { readResume } from './read-document.ts'
import type { ReadingAnswer } from './read-in-thread.ts'
import { ReadingError } from './reading-error.ts'

// PDF.js gives up on some damaged files by rejecting promises that nobody waits for. By default that ends the thread, perhaps
// while it reads the next person's file.
process.on('unhandledRejection', () => {})

parentPort?.on('message', (data: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answer(data).then((reading) => parentPort?.postMessage(reading))
})

async function answer(data: Uint8Array): Promise<ReadingAnswer> {
  try {
    return { reading: await readResume(data) }
  } catch (error) {
    // A file that breaks the reader is a damaged file to its owner.
    return { problem: error instanceof ReadingError ? error.problem : 'damaged' }
  }
}
