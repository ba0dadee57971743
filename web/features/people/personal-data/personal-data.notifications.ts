import { msg } from '@lingui/core/macro'
import type { personalDataNotifications as facts } from '#shared/features/people/personal-data/personal-data.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const personalDataNotifications: Record<keyof typeof facts, NotificationWords> = {
  deletion_scheduled: {
    label: msg`Account deletion`,
    help: msg`Your account is scheduled for deletion, and how to cancel.`,
  },
  export_ready: {
    label: msg`Export ready`,
    help: msg`The copy of your data you asked for is ready to download.`,
  },
}
