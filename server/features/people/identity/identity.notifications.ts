import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { identityNotifications as facts } from '#shared/features/people/identity/identity.notifications.ts'

export const identityNotifications: Record<keyof typeof facts, NotificationTitle> = {
  identity_news: (i18n, values) =>
    i18n._({
      id: 'notifications.identity_news',
      message:
        '{outcome, select, approve {Your identity is verified.} return {We need something more to verify your identity.} reject {Your identity could not be verified.} warn {Your identity verification expires soon.} other {Your identity verification has expired.}}',
      values,
    }),
}
