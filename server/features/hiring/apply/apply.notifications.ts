import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { applyNotifications as facts } from '#shared/features/hiring/apply/apply.notifications.ts'

export const applyNotifications: Record<keyof typeof facts, NotificationTitle> = {
  draft_waiting: (i18n, values) =>
    i18n._({
      id: 'notifications.draft_waiting',
      message: 'Finish your application: {job} at {company}',
      values,
    }),
}
