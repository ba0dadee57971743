// Runs in a worker thread: calendars come from strangers, and their rules may repeat for ever.

import { parentPort } from 'node:worker_threads'
import type { Span } from '#shared/kit/day-band.ts'
import { type CalendarToRead, readBusySpans } from './read-calendar.ts'

export type ReadingAnswer = { spans: Span[] } | { isUnreadable: true }

function answer(task: CalendarToRead): ReadingAnswer {
  try {
    return { spans: readBusySpans(task) }
  } catch {
    return { isUnreadable: true }
  }
}

const port = parentPort
port?.on('message', (task: CalendarToRead) => port.postMessage(answer(task), []))
