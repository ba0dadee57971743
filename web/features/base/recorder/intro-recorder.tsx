// The recorder as other areas put it on their pages. Its code comes when it is drawn.

import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { IntroPanelProps } from './intro/intro-panel.tsx'

const IntroPanel = lazyPart(async () => (await import('./intro/intro-panel.tsx')).IntroPanel)

export function IntroRecorder(props: IntroPanelProps) {
  // There is no camera to ask for on the server.
  if (!useIsHydrated()) return null
  return (
    <Suspense fallback={null}>
      <IntroPanel key={props.subjectId} {...props} />
    </Suspense>
  )
}
