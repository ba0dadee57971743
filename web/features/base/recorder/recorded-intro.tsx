// A kept recording, to be looked at where it is about to be sent. Its code comes when it is drawn.

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
