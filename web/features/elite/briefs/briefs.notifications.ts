import { msg } from '@lingui/core/macro'
import type { briefsNotifications as facts } from '#shared/features/elite/briefs/briefs.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const briefsNotifications: Record<keyof typeof facts, NotificationWords> = {
  brief_news: {
    label: msg`Elite brief`,
    help: msg`A brief suits you, or a company answered your question or proposal.`,
  },
  brief_reply: {
    label: msg`Reply to your brief`,
    help: msg`An Elite member is interested, withdraws or has a question.`,
  },
}
