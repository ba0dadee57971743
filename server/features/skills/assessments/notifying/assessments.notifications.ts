import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { assessmentsNotifications as facts } from '#shared/features/skills/assessments/assessments.notifications.ts'

export const assessmentsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  assessment_invited: (i18n, values) =>
    i18n._({
      id: 'notifications.assessment_invited',
      message:
        '{how, select, sent {{company} invites you to take a test: {test}} reminder {{company} is waiting for your test: {test}} cancelled {{company} no longer needs your test: {test}} other {The deadline for your test has passed: {test}}}',
      values,
    }),
  assessment_result: (i18n, values) =>
    i18n._({
      id: 'notifications.assessment_result',
      message:
        '{how, select, again {{company} marked your test again: {test}} corrected {{company} corrected an answer key and marked your test again: {test}} retake {{company} lets you take the test again: {test}} dismissed {{company} answered your appeal: {test}} other {{company} marked your test: {test}}}',
      values,
    }),
  assessment_answered: (i18n, values) =>
    i18n._({
      id: 'notifications.assessment_answered',
      message:
        '{how, select, completed {{name} finished the test {test}} shared {{name} shared an earlier result: {test}} declined {{name} declined the test {test}} appealed {{name} says something went wrong in the test {test}} marked_once {A test has to be marked by somebody else, too: {test}} marked_again {The test {test} of {name} was marked again} other {{name} did not take the test {test} in time}}',
      values,
    }),
}
