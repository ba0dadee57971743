import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useAttempt } from '../sheet/use-attempt.ts'
import { TestSkeleton } from '../test-skeleton.tsx'
import { FinishedTest } from './finished-test.tsx'
import { RunningTest } from './running-test.tsx'

type ScreenerTestProps = { attemptId: string; onFinished: () => void; onClose: () => void }

/** One attempt in whatever state it is: to be continued, or over. */
export function ScreenerTest({ attemptId, onFinished, onClose }: ScreenerTestProps) {
  const { attempt, round, running } = useAttempt(attemptId, onFinished)
  const isHydrated = useIsHydrated()
  if (!isRunning(attempt.status)) return <FinishedTest attempt={attempt} onClose={onClose} />
  // Pending answers and the clock only exist in the browser.
  if (!isHydrated) return <TestSkeleton />
  return <RunningTest key={round} {...running} />
}
