import { msg } from '@lingui/core/macro'
import type { assessmentsNotifications as facts } from '#shared/features/skills/assessments/assessments.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const assessmentsNotifications: Record<keyof typeof facts, NotificationWords> = {
  assessment_invited: {
    label: msg`Assessment`,
    help: msg`A company invites you to take a test, reminds you of it or cancels it.`,
  },
  assessment_result: {
    label: msg`Assessment result`,
    help: msg`A company has marked your test or answered your appeal.`,
  },
  assessment_answered: {
    label: msg`Assessment you sent`,
    help: msg`Somebody finished, declined or missed a test you sent them, or appeals.`,
  },
}
