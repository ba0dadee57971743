// One running attempt on this page: its answers, its clock, and how it ends.

import { useEffect, useState } from 'react'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { useRunCode } from '../code/use-run-code.ts'
import { useAdvance } from '../test/use-advance.ts'
import { useSubmitAttempt } from '../test/use-submit-attempt.ts'
import { useAnswerSheet } from './use-answer-sheet.ts'
import { usePresence } from './use-presence.ts'
import { useTimeLeft } from './use-time-left.ts'

export type RunningAttemptProps = {
  attempt: ScreenerAttempt
  /** When this browser received the attempt. */
  receivedAt: number
  onFinished: (attempt: ScreenerAttempt) => void
  /** Taken over from another tab: what was answered there has to be loaded. */
  onTakenOver: () => void
  /** The next step of a test with an order. */
  onAdvanced: (attempt: ScreenerAttempt) => void
  /** It was opened on this page before, so the focus has to be moved. */
  isContinued: boolean
}

export function useRunningAttempt({ attempt, receivedAt, onFinished, onTakenOver, onAdvanced }: RunningAttemptProps) {
  const { sheet, state } = useAnswerSheet(attempt)
  const { presence, state: here } = usePresence(attempt, receivedAt)
  const [isFinishing, setIsFinishing] = useState(false)
  const submission = useSubmitAttempt(attempt.id, sheet, onFinished)
  const { submitAttempt } = submission
  const moving = useAdvance(attempt, sheet, onAdvanced)
  const { advance } = moving
  const { step } = attempt
  const runCode = useRunCode(attempt.id, sheet)
  const clock = useTimeLeft(presence, () => {
    if (presence.read().isElsewhere) return
    // Of a section: the next one begins.
    if (presence.isSectionFirst() && !step.isLastSection) return advance()
    setIsFinishing(true)
    submitAttempt()
  })
  // Ended elsewhere, for example on another device: submitting returns the result.
  const isOver = state.saveState === 'over' || here.isOver
  useEffect(() => {
    if (isOver) submitAttempt()
  }, [isOver, submitAttempt])
  const marked = attempt.questions.map(({ id, text }) => ({
    id,
    text,
    isAnswered: isAnswered(state.values.get(id) ?? null),
    isFlagged: state.flags.has(id),
  }))
  return {
    sheet,
    state,
    here,
    clock,
    marked,
    answered: marked.filter((one) => one.isAnswered).length,
    isFinishing,
    setIsFinishing,
    submission,
    moving,
    runCode,
    dismissPause: presence.dismiss,
    takeOver: async () => {
      await presence.takeOver()
      if (!presence.read().isElsewhere) onTakenOver()
    },
  }
}

export type RunningAttempt = ReturnType<typeof useRunningAttempt>
