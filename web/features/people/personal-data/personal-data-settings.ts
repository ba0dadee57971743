import { msg } from '@lingui/core/macro'
import { IconFileZip, IconUserX } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { overviewQuery } from './personal-data-query.ts'

export const personalDataSettings: readonly SettingsSection[] = [
  {
    id: 'export',
    group: 'data',
    label: msg`Export`,
    lead: msg`Everything we hold about you, in one archive.`,
    icon: IconFileZip,
    queries: [overviewQuery],
    Body: lazyPart(async () => (await import('./export.section.tsx')).ExportSection),
  },
  {
    id: 'deletion',
    group: 'data',
    label: msg`Delete account`,
    lead: msg`What is deleted, what is kept, and thirty days to change your mind.`,
    icon: IconUserX,
    queries: [overviewQuery],
    Body: lazyPart(async () => (await import('./deletion.section.tsx')).DeletionSection),
  },
]
