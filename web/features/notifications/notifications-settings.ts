import { msg } from '@lingui/core/macro'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { lazy } from 'react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'

export const notificationsSettings: readonly SettingsSection[] = [
  {
    id: 'push',
    group: 'you',
    label: msg`This device`,
    lead: msg`Whether this browser shows what happens.`,
    icon: IconDeviceMobileMessage,
    Body: lazy(() => import('./browser-push.section.tsx').then((module) => ({ default: module.BrowserPushSection }))),
  },
]
