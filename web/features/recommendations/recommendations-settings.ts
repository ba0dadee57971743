import { msg } from '@lingui/core/macro'
import { IconSparkles } from '@tabler/icons-react'
import { lazy } from 'react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { recommendationSettingsQuery } from './recommendation-queries.ts'

export const recommendationsSettings: readonly SettingsSection[] = [
  {
    id: 'recommendations',
    group: 'privacy',
    label: msg`Recommendations`,
    lead: msg`Whether we put jobs in order for you.`,
    icon: IconSparkles,
    queries: [recommendationSettingsQuery],
    Body: lazy(() =>
      import('./recommendations.section.tsx').then((module) => ({ default: module.RecommendationsSection })),
    ),
  },
]
