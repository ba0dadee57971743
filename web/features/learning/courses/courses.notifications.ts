import { msg } from '@lingui/core/macro'
import type { coursesNotifications as facts } from '#shared/features/learning/courses/courses.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const coursesNotifications: Record<keyof typeof facts, NotificationWords> = {
  assignment_answered: {
    label: msg`Feedback on an assignment`,
    help: msg`Somebody has read the work you handed in for a course.`,
  },
}
