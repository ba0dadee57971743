// Feeds that cannot be read. Operators handle them on a screen of their own: there is nothing to decide, only to switch off.

import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { selectFailingFigures } from '../feeds.queries.ts'

const PROMISED_HOURS = 24

export const failingFeedsQueue: CaseQueue = {
  name: 'feeds',
  title: (i18n) => i18n._({ id: 'feeds.queue', message: 'Failing feeds' }),
  href: '/ops/feeds',
  promisedHours: PROMISED_HOURS,
  summarize: selectFailingFigures,
  cases: null,
}
