import { msg } from '@lingui/core/macro'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

export const notificationsSettings: readonly SettingsSection[] = [
  {
    id: 'push',
    group: 'you',
    label: msg`This device`,
    lead: msg`Show notifications in this browser.`,
    icon: IconDeviceMobileMessage,
    Body: lazyPart(async () => (await import('./browser-push.section.tsx')).BrowserPushSection),
  },
]
