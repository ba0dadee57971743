import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { coursesNotifications as facts } from '#shared/features/learning/courses/courses.notifications.ts'

export const coursesNotifications: Record<keyof typeof facts, NotificationTitle> = {
  assignment_answered: (i18n, values) =>
    i18n._({
      id: 'notifications.assignment_answered',
      message:
        '{outcome, select, pass {Your work has been accepted: {title}} other {Your work needs changes: {title}}}',
      values,
    }),
}
