// Talks that are over and whose transcript is not online yet. Operators publish it on the screen of the talks: there is nothing to
// decide.

import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { selectReplayFigures } from './ops-talks.queries.ts'

/** What the page of a talk promises to those who missed it. */
const PROMISED_HOURS = 48

export const replaysQueue: CaseQueue = {
  name: 'replays',
  title: (i18n) => i18n._({ id: 'talks.replays_queue', message: 'Transcripts to publish' }),
  href: '/ops/talks?show=past',
  promisedHours: PROMISED_HOURS,
  summarize: selectReplayFigures,
  cases: null,
}
