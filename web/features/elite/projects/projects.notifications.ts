import { msg } from '@lingui/core/macro'
import type { projectsNotifications as facts } from '#shared/features/elite/projects/projects.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const projectsNotifications: Record<keyof typeof facts, NotificationWords> = {
  project_news: {
    label: msg`Elite project`,
    help: msg`The other side takes a step in a project, or a milestone is submitted or approved.`,
  },
}
