import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './recorder-page.module.css'

export const handle = { frame: { width: 'reading' } } satisfies FrameHandle

const LocalRecorder = lazyPart(async () => (await import('./local/local-recorder.tsx')).LocalRecorder)

export default function RecorderPage() {
  // Client only: the server has no camera.
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Test your camera and microphone</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Record, review and download. Nothing leaves your browser, and nobody sees it unless you share it.</Trans>
      </p>
      <Card>
        <div className={styles.recorder}>
          {isHydrated && (
            <Suspense fallback={null}>
              <LocalRecorder />
            </Suspense>
          )}
        </div>
      </Card>
    </div>
  )
}
