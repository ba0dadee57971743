import { type NotificationFacts, safetyNews } from '#shared/notification-facts.ts'

export const companyVerificationNotifications = {
  // It decides whether the company can hire here at all.
  company_decided: { group: 'jobs', ...safetyNews },
} as const satisfies NotificationFacts
