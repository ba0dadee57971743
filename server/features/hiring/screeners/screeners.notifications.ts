import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { screenersNotifications as facts } from '#shared/features/hiring/screeners/screeners.notifications.ts'

export const screenersNotifications: Record<keyof typeof facts, NotificationTitle> = {
  screener_due: (i18n, values) =>
    i18n._({
      id: 'notifications.screener_due',
      message:
        '{how, select, again {{company} asks you to retake a test: {test}} longer {{company} extended your test deadline: {test}} nothing {{company} discarded your test, so it does not count: {test}} corrected {{company} corrected an answer key and marked your test again: {test}} other {One day left to take the test for {company}: {test}}}',
      values,
    }),
}
