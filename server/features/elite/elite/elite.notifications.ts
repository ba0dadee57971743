import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { eliteNotifications as facts } from '#shared/features/elite/elite/elite.notifications.ts'

export const eliteNotifications: Record<keyof typeof facts, NotificationTitle> = {
  elite_news: (i18n, values) =>
    i18n._({
      id: 'notifications.elite_news',
      message:
        '{outcome, select, pass {Your Elite application has passed another step.} ask {The Elite reviewers have a question for you.} document {A document expires soon: {name}. Upload a new one.} return {The Elite reviewers ask you to change a form.} waitlist {Your Elite application is on the waitlist.} approve {Welcome to Elite: you are a member now.} declined_endorser {{name} will not endorse you. Choose somebody else.} silent_endorser {{name} has not answered yet. Remind them or choose somebody else.} bounced_endorser {The email to {name} could not be delivered. Check the address or choose somebody else.} received {{name} has endorsed you.} withdrawn_endorser {{name} has withdrawn their endorsement.} other {There is a decision on your Elite application.}}',
      values: { name: '', ...values },
    }),
}
