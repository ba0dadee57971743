import { msg } from '@lingui/core/macro'
import { IconDeviceMobile } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { twoFactorState } from './two-factor-queries.ts'

export const twoFactorSettings: readonly SettingsSection[] = [
  {
    id: 'two-step',
    group: 'security',
    label: msg`Two-step sign-in`,
    lead: msg`A code from your phone in addition to your password.`,
    icon: IconDeviceMobile,
    queries: [twoFactorState],
    Body: lazyPart(async () => (await import('./two-factor.section.tsx')).TwoFactorSection),
  },
]
