import { msg } from '@lingui/core/macro'
import { IconDatabase, IconFileZip, IconUserX } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { overviewQuery, usageQuery } from './personal-data-query.ts'

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
    id: 'storage',
    group: 'data',
    label: msg`Storage`,
    lead: msg`How much space your files use.`,
    icon: IconDatabase,
    queries: [usageQuery],
    Body: lazyPart(async () => (await import('./storage.section.tsx')).StorageSection),
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
