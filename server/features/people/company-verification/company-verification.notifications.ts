import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { companyVerificationNotifications as facts } from '#shared/features/people/company-verification/company-verification.notifications.ts'

export const companyVerificationNotifications: Record<keyof typeof facts, NotificationTitle> = {
  company_decided: (i18n, values) =>
    i18n._({
      id: 'notifications.company_decided',
      message:
        '{outcome, select, verify {{company} is verified. You can publish jobs now.} limit {We need more to verify {company}: {reason}} suspend {{company} is suspended: {reason}} reinstate {{company} is no longer suspended.} other {{company} was not accepted and is closed: {reason}}}',
      values,
    }),
}
