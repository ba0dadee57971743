// Changes of sign-in methods are logged and emailed by accounts; this also shows them in the app.

import {
  type NoticeRecipient,
  recordSecurityChange,
  type SecurityNotice,
} from '#server/features/base/accounts/notices/security-notices.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WordValues } from '#server/platform/wiring/notification-title.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import { notify } from './notify.service.ts'

const SECURITY_SECTION = '/settings?section=security-log'

export async function notifySecurityChange(
  tx: Db,
  platform: Platform,
  person: NoticeRecipient,
  notice: SecurityNotice,
): Promise<void> {
  await recordSecurityChange(tx, platform, person, notice)
  await notify(platform, tx, {
    personId: person.id,
    event: notice.kind === 'new_device' ? 'new_device' : 'ways_in_changed',
    href: SECURITY_SECTION,
    values: valuesOf(notice, platform.config.siteTitle),
    mail: 'sent',
  })
}

/** Names the device or what was changed: "something changed" helps nobody. */
function valuesOf({ kind, origin, subject }: SecurityNotice, siteTitle: string): WordValues {
  if (kind !== 'new_device') return { kind, subject: subject ?? '', siteTitle }
  const { browser, system } = deviceOf(origin.userAgent)
  return browser && system ? { browser, system } : {}
}
