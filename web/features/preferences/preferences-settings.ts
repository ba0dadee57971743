import { msg } from '@lingui/core/macro'
import { IconUser } from '@tabler/icons-react'
import { lazy } from 'react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'

export const preferencesSettings: readonly SettingsSection[] = [
  {
    id: 'account',
    group: 'you',
    label: msg`Account`,
    lead: msg`Your name, where you are and your time.`,
    icon: IconUser,
    Body: lazy(() => import('./account.section.tsx').then((module) => ({ default: module.AccountSection }))),
  },
]
