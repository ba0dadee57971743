// Support requests waiting for a reply. Operators answer them in the inbox.

import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { selectSupportFigures } from '../conversations/inbox.queries.ts'

const PROMISED_HOURS = 24

export const supportQueue: CaseQueue = {
  name: 'support',
  title: (i18n) => i18n._({ id: 'chat.support_queue', message: 'Support' }),
  href: '/chat?filter=desk',
  promisedHours: PROMISED_HOURS,
  summarize: selectSupportFigures,
  cases: null,
}
