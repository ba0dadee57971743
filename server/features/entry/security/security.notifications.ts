// Old notifications that lack some values are still listed, so their texts stay.

import type { I18n } from '@lingui/core'
import {
  type NoticedKind,
  securityNoticeTitle,
} from '#server/features/base/accounts/notices/security-notices.service.ts'
import type { NotificationTitle, WordValues } from '#server/platform/wiring/notification-title.ts'
import type { securityNotifications as facts } from '#shared/features/entry/security/security.notifications.ts'

export const securityNotifications: Record<keyof typeof facts, NotificationTitle> = {
  new_device: (i18n, values) =>
    values['browser'] === undefined
      ? i18n._({ id: 'notifications.new_device', message: 'You signed in on a new device' })
      : i18n._({
          id: 'notifications.new_device_named',
          message: 'You signed in on a new device: {browser} on {system}',
          values,
        }),
  ways_in_changed: (i18n, values) => waysInTitle(i18n, values),
}

/** The same text as the email, unless that mentions the recipient's address. */
function waysInTitle(i18n: I18n, { kind, subject, siteTitle }: WordValues): string {
  if (kind === undefined)
    return i18n._({ id: 'notifications.ways_in_changed', message: 'Your account security settings changed' })
  if (kind === 'email_changed')
    return i18n._({ id: 'notifications.email_changed', message: 'Your email address was changed' })
  return securityNoticeTitle(i18n, {
    kind: kind as NoticedKind,
    subject: String(subject),
    siteTitle: String(siteTitle),
  })
}
