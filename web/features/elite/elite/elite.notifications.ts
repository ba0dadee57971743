import { msg } from '@lingui/core/macro'
import type { eliteNotifications as facts } from '#shared/features/elite/elite/elite.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const eliteNotifications: Record<keyof typeof facts, NotificationWords> = {
  elite_news: {
    label: msg`Your Elite application`,
    help: msg`The reviewers have decided or have a question, or an endorser has answered.`,
  },
}
