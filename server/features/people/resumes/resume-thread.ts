// The thread that reads résumés: one message per file.

import { parentPort } from 'node:worker_threads'
import { readResume } from './read-document.ts'
import type { ReadingAnswer } from './read-in-thread.ts'
import { ReadingError } from './reading-error.ts'

// For some damaged files, PDF.js rejects promises that nobody awaits. By default that ends the thread, perhaps
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
    // Files that crash the reader are reported as damaged.
    return { problem: error instanceof ReadingError ? error.problem : 'damaged' }
  }
}
