import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { briefsNotifications as facts } from '#shared/features/elite/briefs/briefs.notifications.ts'

export const briefsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  brief_news: (i18n, values) =>
    i18n._({
      id: 'notifications.brief_news',
      message:
        '{how, select, offered {{company} has a brief that suits you: {title}} answered {{company} answered your question about {title}} shortlisted {{company} put you on the shortlist for {title}} interviewing {{company} would like to talk to you about {title}} selected {{company} chose you for {title}} cancelled {{company} cancelled the brief {title}} other {{company} chose somebody else for {title}}}',
      values,
    }),
  brief_reply: (i18n, values) =>
    i18n._({
      id: 'notifications.brief_reply',
      message:
        '{how, select, interested {A member is interested in your brief {title}} withdrawn {A member is no longer available for your brief {title}} other {A member has a question about your brief {title}}}',
      values,
    }),
}
