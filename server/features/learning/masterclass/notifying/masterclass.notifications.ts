import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { masterclassNotifications as facts } from '#shared/features/learning/masterclass/masterclass.notifications.ts'

/** Older notifications have none. */
const withoutReason = { reason: '' }

export const masterclassNotifications: Record<keyof typeof facts, NotificationTitle> = {
  talk_reminder: (i18n, values) =>
    i18n._({ id: 'notifications.talk_reminder', message: '{title} starts on {when}', values }),
  talk_place: (i18n, values) =>
    i18n._({ id: 'notifications.talk_place', message: 'A place is free until {until}: {title}', values }),
  talk_changed: (i18n, given) =>
    i18n
      ._({
        id: 'notifications.talk_changed',
        message: '{change, select, moved {{title} now starts on {when}} other {{title} has been cancelled. {reason}}}',
        values: { ...withoutReason, ...given },
      })
      .trim(),
  talk_offer: (i18n, values) =>
    i18n._({
      id: 'notifications.talk_offer',
      message:
        '{step, select, accept {Your talk has been accepted. Please confirm it: {title}} schedule {Your talk has a date: {title}} cancel {Your talk has been cancelled: {title}} other {Your talk was declined: {title}}}',
      values,
    }),
  talk_request: (i18n, given) =>
    i18n
      ._({
        id: 'notifications.talk_request',
        message:
          '{outcome, select, scheduled {A talk you voted for has a date: {topic}} other {Your request for a talk was declined: {topic}. {reason}}}',
        values: { ...withoutReason, ...given },
      })
      .trim(),
}
