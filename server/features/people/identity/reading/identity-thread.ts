// The thread that reads documents: one message per photo.

import { parentPort } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

type Message = { image: Uint8Array; today: number }

parentPort?.on('message', ({ image, today }: Message) => {
  void readDocument(image, new Date(today))
    // A photo that crashes the reader is one that cannot be read.
    .catch(() => null)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((reading) => parentPort?.postMessage(reading))
})
