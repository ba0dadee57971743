// The tests of a job, while applying or later: the list, the intro, the running test and its result.

import { Trans } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { isNotStarted, isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { ScreenerIntro } from './screener-intro.tsx'
import { ScreenerList } from './screener-list.tsx'
import { refreshScreeners, screenersQuery } from './screener-queries.ts'
import styles from './screeners.module.css'
import { TestSkeleton } from './test-skeleton.tsx'

const ScreenerTest = lazyPart(async () => (await import('./test/screener-test.tsx')).ScreenerTest)

type ScreenerTestsProps = {
  jobId: string
  /** The draft or the application the tests are taken for. */
  subjectId: string
  /** A test is finished: anything that depends on it may be refreshed. */
  onFinished?: () => void
}

export function ScreenerTests({ jobId, subjectId, onFinished }: ScreenerTestsProps) {
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(screenersQuery(jobId, subjectId))
  // The clock keeps running during a reload: go straight to the question, not to the list.
  const [openId, setOpenId] = useState<string | null>(
    () => data.items.find(({ attempt }) => isRunning(attempt?.status))?.testId ?? null,
  )
  const isHydrated = useIsHydrated()
  const open = data.items.find(({ testId }) => testId === openId)
  const back = () => setOpenId(null)
  if (!open) return <ScreenerList jobId={jobId} subjectId={subjectId} onOpen={setOpenId} />
  // The attempt and its clock only exist in the browser.
  if (!isHydrated) return <TestSkeleton />
  return (
    <div className={styles.open}>
      {open.attempt && !isNotStarted(open.attempt.status) ? (
        <Suspense fallback={<TestSkeleton />}>
          <ScreenerTest
            attemptId={open.attempt.id}
            onFinished={() => {
              void refreshScreeners(cache)
              onFinished?.()
            }}
            onClose={back}
          />
        </Suspense>
      ) : (
        <>
          <ScreenerIntro screener={open} jobId={jobId} subjectId={subjectId} />
          <div>
            <PlainButton variant="text" onPress={back}>
              <Trans>Not now</Trans>
            </PlainButton>
          </div>
        </>
      )}
    </div>
  )
}
