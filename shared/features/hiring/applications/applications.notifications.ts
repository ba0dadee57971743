import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const applicationsNotifications = {
  application_received: { group: 'jobs', ...jobNews, modes: ['off', 'instant', 'digest'] },
  application_withdrawn: { group: 'jobs', ...jobNews, modes: ['off', 'instant', 'digest'] },
  reply_due: { group: 'jobs', ...jobNews },
  applicant_mention: { group: 'jobs', ...jobNews, modes: ['off', 'instant', 'digest'] },
  application_seen: {
    group: 'jobs',
    defaults: { app: 'instant', mail: 'off', push: 'off' },
    modes: ['off', 'instant', 'digest'],
    alwaysOn: [],
  },
  application_moved: { group: 'jobs', ...jobNews },
  application_rejected: { group: 'jobs', ...jobNews },
  application_ended: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
