import { Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { RootData } from '#web/root.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { HomeCard } from './home-card.ts'

/** Only in the demo world, and loaded after the page. */
export const demoCompanionCard: HomeCard = {
  id: 'demo-companion',
  column: 'side',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: [],
  Card: DemoCompanionCard,
}

const DemoCompanion = lazyPart(
  async () => (await import('#web/features/workspace/demo-companion/demo-companion.tsx')).DemoCompanion,
)

function DemoCompanionCard() {
  const { site } = useRouteLoaderData('root') as RootData
  const isHydrated = useIsHydrated()
  if (!site.isDemo || !isHydrated) return null
  return (
    <Suspense fallback={null}>
      <DemoCompanion />
    </Suspense>
  )
}
