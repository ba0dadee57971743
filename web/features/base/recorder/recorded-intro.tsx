// A saved recording, for review before it is sent. Its code is loaded when it is rendered.

import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

const KeptIntro = lazyPart(async () => (await import('./intro/kept-intro.tsx')).KeptIntro)

export function RecordedIntro({ recordingId }: { recordingId: string }) {
  return (
    <Suspense fallback={null}>
      <KeptIntro recordingId={recordingId} />
    </Suspense>
  )
}
