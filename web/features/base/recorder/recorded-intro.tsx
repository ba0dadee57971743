// A saved recording, for review before it is sent. Its code is loaded when it is rendered.

import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

const SavedIntro = lazyPart(async () => (await import('./intro/saved-intro.tsx')).SavedIntro)

export function RecordedIntro({ recordingId }: { recordingId: string }) {
  return (
    <Suspense fallback={null}>
      <SavedIntro recordingId={recordingId} />
    </Suspense>
  )
}
