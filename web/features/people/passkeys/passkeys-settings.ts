import { msg } from '@lingui/core/macro'
import { IconFingerprint } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { passkeyList } from './passkey-queries.ts'

export const passkeysSettings: readonly SettingsSection[] = [
  {
    id: 'passkeys',
    group: 'security',
    label: msg`Passkeys`,
    lead: msg`Sign in with your fingerprint, face or PIN.`,
    icon: IconFingerprint,
    queries: [passkeyList],
    Body: lazyPart(async () => (await import('./passkeys.section.tsx')).PasskeysSection),
  },
]
