import { msg } from '@lingui/core/macro'
import type { interviewsNotifications as facts } from '#shared/features/hiring/interviews/interviews.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const interviewsNotifications: Record<keyof typeof facts, NotificationWords> = {
  interview_request: {
    label: msg`Interview request`,
    help: msg`A company would like to interview you, or withdrew its request.`,
  },
  interview_reply: {
    label: msg`Reply to your interview request`,
    help: msg`An applicant proposed other times, declined or did not answer.`,
  },
  interview_change: {
    label: msg`Interview scheduled or changed`,
    help: msg`An interview was scheduled, moved or cancelled, or did not take place.`,
  },
  interview_soon: {
    label: msg`Interview reminder`,
    help: msg`A day, an hour and ten minutes before an interview.`,
  },
}
