import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './interview.module.css'

const LocalRecorder = lazyPart(
  async () => (await import('#web/features/base/recorder/local/local-recorder.tsx')).LocalRecorder,
)

/** Try camera, microphone and speaking to a lens, as often as one likes. */
export function Practice() {
  // Client only: the server has no camera.
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  return (
    <Disclosure title={<Trans>Try a practice question</Trans>}>
      <div className={styles.question}>
        <p className={styles.stem}>
          <Trans>Which of your achievements are you most proud of?</Trans>
        </p>
        <p className={styles.words}>
          <Trans>This does not count. Your recording stays in this browser.</Trans>
        </p>
        <Suspense fallback={null}>
          <LocalRecorder />
        </Suspense>
      </div>
    </Disclosure>
  )
}
