import { msg } from '@lingui/core/macro'
import type { masterclassNotifications as facts } from '#shared/features/learning/masterclass/masterclass.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const masterclassNotifications: Record<keyof typeof facts, NotificationWords> = {
  talk_reminder: {
    label: msg`Talk reminder`,
    help: msg`A day and an hour before a talk you registered for, and when it starts.`,
  },
  talk_place: {
    label: msg`Free place at a talk`,
    help: msg`You are on the waiting list, and a place has become free.`,
  },
  talk_changed: {
    label: msg`Change to a talk`,
    help: msg`A talk you registered for has another time or has been cancelled.`,
  },
  talk_offer: {
    label: msg`Answer to a talk you offered`,
    help: msg`Your offer to give a talk has been accepted, scheduled, declined or cancelled.`,
  },
  talk_request: {
    label: msg`Answer to a requested talk`,
    help: msg`A talk you asked or voted for has a date, or your request was declined.`,
  },
}
