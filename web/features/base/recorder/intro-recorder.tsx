// The recorder for use on the pages of other areas. Its code is loaded when it is rendered.

import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { IntroPanelProps } from './intro/intro-panel.tsx'

const IntroPanel = lazyPart(async () => (await import('./intro/intro-panel.tsx')).IntroPanel)

export function IntroRecorder(props: IntroPanelProps) {
  // Client only: the server has no camera.
  if (!useIsHydrated()) return null
  return (
    <Suspense fallback={null}>
      <IntroPanel key={props.subject.subjectId} {...props} />
    </Suspense>
  )
}
