import { msg } from '@lingui/core/macro'
import type { companyVerificationNotifications as facts } from '#shared/features/people/company-verification/company-verification.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const companyVerificationNotifications: Record<keyof typeof facts, NotificationWords> = {
  company_decided: {
    label: msg`Decisions about your company`,
    help: msg`We have verified your company, need more proof, or have suspended it.`,
  },
}
