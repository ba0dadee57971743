import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { attemptQuery } from '../screener-queries.ts'
import { TestSkeleton } from '../test-skeleton.tsx'
import { FinishedTest } from './finished-test.tsx'
import { RunningTest } from './running-test.tsx'

type ScreenerTestProps = { attemptId: string; onFinished: () => void; onClose: () => void }

/** One attempt in whatever state it is: to be continued, or over. */
export function ScreenerTest({ attemptId, onFinished, onClose }: ScreenerTestProps) {
  const cache = useQueryClient()
  const query = attemptQuery(attemptId)
  const { data: attempt, dataUpdatedAt } = useSuspenseQuery(query)
  const isHydrated = useIsHydrated()
  if (!isRunning(attempt.status)) return <FinishedTest attempt={attempt} onClose={onClose} />
  // Pending answers and the clock only exist in the browser.
  if (!isHydrated) return <TestSkeleton />
  return (
    <RunningTest
      attempt={attempt}
      receivedAt={dataUpdatedAt}
      onFinished={(finished) => {
        cache.setQueryData(query.queryKey, finished)
        onFinished()
      }}
    />
  )
}
