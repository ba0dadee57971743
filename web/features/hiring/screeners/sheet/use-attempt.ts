import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { attemptQuery } from '../screener-queries.ts'

/**
 * `round` changes when the attempt is taken over from another tab, and with each step of a test with an order: the sheet starts again
 * with the answers given there.
 */
export function useAttempt(attemptId: string, onFinished: () => void) {
  const cache = useQueryClient()
  const query = attemptQuery(attemptId)
  const { data: attempt, dataUpdatedAt } = useSuspenseQuery(query)
  const [round, setRound] = useState(0)
  const takeUp = async () => {
    await cache.refetchQueries({ queryKey: query.queryKey })
    setRound((one) => one + 1)
  }
  const running = {
    attempt,
    receivedAt: dataUpdatedAt,
    onFinished: (finished: ScreenerAttempt) => {
      cache.setQueryData(query.queryKey, finished)
      onFinished()
    },
    onTakenOver: () => void takeUp(),
    onAdvanced: (advanced: ScreenerAttempt) => {
      cache.setQueryData(query.queryKey, advanced)
      setRound((one) => one + 1)
    },
    isContinued: round > 0,
  }
  return { attempt, round, running }
}
