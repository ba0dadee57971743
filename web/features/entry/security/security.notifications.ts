import { msg } from '@lingui/core/macro'
import type { securityNotifications as facts } from '#shared/features/entry/security/security.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const securityNotifications: Record<keyof typeof facts, NotificationWords> = {
  new_device: {
    label: msg`New device sign-in`,
    help: msg`Someone signed in to your account on a new device.`,
  },
  ways_in_changed: {
    label: msg`Security change`,
    help: msg`Your password, email address, passkeys or two-step sign-in changed.`,
  },
}
