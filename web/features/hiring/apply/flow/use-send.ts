import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { beforeQuery, draftQuery } from '../apply-queries.ts'
import type { DraftAutosave } from '../draft/draft-autosave.ts'
import { releaseDraft } from '../draft/use-draft.ts'
import { createSendKey } from './send-key.ts'

/** Submits the draft exactly once: a repeated press or a retry after a lost connection is the same request to the server. */
export function useSend(autosave: DraftAutosave) {
  const session = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function send(): Promise<boolean> {
    if (isPending) return true
    setIsPending(true)
    setFailure(null)
    const key = createSendKey(sessionStorage, session.identity.read()?.id ?? 'guest', autosave.read().draft.id)
    try {
      if (!(await autosave.flush())) return false
      const { id, revision, job } = autosave.read().draft
      const { applicationId } = await connection.withReconnect(() =>
        callApi<typeof apply.submit>(session.client, 'POST /talent/api/application-drafts/:id/submit', {
          params: { id },
          body: { revision },
          idempotencyKey: key.of(revision),
        }),
      )
      key.reset()
      releaseDraft(session, id)
      await navigate(`/applications/${applicationId}?sent=1`, { replace: true })
      // Only after leaving the page, which would otherwise request the deleted draft and report that the person has already
      // applied.
      queries.removeQueries(beforeQuery(job.id))
      queries.removeQueries(draftQuery(id))
      void queries.invalidateQueries()
      return true
    } catch (error) {
      if (isRejection(error)) key.reset()
      setFailure(error)
      return false
    } finally {
      setIsPending(false)
    }
  }

  const serverMessage = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  return { send, isPending, problem: failure === null ? undefined : serverMessage || i18n._(describeError(failure)) }
}

/** The server has rejected it, so the next try needs a new key. */
const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'request_in_progress'
