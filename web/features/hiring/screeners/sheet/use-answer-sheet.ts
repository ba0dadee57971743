import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { createDraft } from '#web/app/form/drafts.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { createAnswerSheet, type SendOutcome, type SheetNotes, type Unsent } from './answer-sheet.ts'

export function useAnswerSheet({ id, answers }: ScreenerAttempt) {
  const { client, identity } = useSession()
  const [sheet] = useState(() =>
    createAnswerSheet({
      saved: answers,
      notes: createDraft<SheetNotes>(localStorage, identity.read()?.id ?? 'guest', `screener-${id}`),
      send: (questionId, unsent) => sendAnswer(client, { id, questionId }, unsent),
      schedule(callback, ms) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    }),
  )
  const state = useSyncExternalStore(sheet.subscribe, sheet.read, sheet.read)
  useEffect(() => {
    const flush = () => void sheet.flush()
    flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      sheet.stop()
      // Send the last typed text when leaving.
      flush()
    }
  }, [sheet])
  return { sheet, state }
}

async function sendAnswer(
  client: SessionClient,
  params: { id: string; questionId: string },
  body: Unsent,
): Promise<SendOutcome> {
  try {
    const answer = await callApi<typeof screeners.answer>(
      client,
      'PUT /talent/api/screeners/attempts/:id/answers/:questionId',
      { params, body, isBackground: true },
    )
    return { state: 'kept', answer }
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'later' }
    if (error.code === 'attempt_over' || error.status === 404) return { state: 'over' }
    const [reason] = Object.values(error.errors).flat()
    return reason === undefined ? { state: 'later' } : { state: 'rejected', reason }
  }
}
