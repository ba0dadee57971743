import { msg } from '@lingui/core/macro'
import { IconSparkles } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { recommendationSettingsQuery } from './recommendation-queries.ts'

export const recommendationsSettings: readonly SettingsSection[] = [
  {
    id: 'recommendations',
    group: 'privacy',
    label: msg`Recommendations`,
    lead: msg`Whether we rank jobs for you.`,
    icon: IconSparkles,
    queries: [recommendationSettingsQuery],
    Body: lazyPart(async () => (await import('./recommendations.section.tsx')).RecommendationsSection),
  },
]
