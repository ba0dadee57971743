import { useEffect, useState } from 'react'
import type { QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'

type Timed = Pick<QuestionOfKind<'spoken'>, 'prompt' | 'thinkSeconds'>

/** Milliseconds left by the server's clock, updated every second; null for no limit, and before the question is opened. */
export function useThinkTime({ prompt, thinkSeconds }: Timed, serverAheadMs: number): number | null {
  const until = prompt?.thinkUntil ?? null
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  if (until === null || thinkSeconds === null) return null
  // Never more than there is: until the first tick, `now` is from before the question was opened.
  return Math.min(thinkSeconds * 1_000, Math.max(0, Date.parse(until) - now - serverAheadMs))
}
