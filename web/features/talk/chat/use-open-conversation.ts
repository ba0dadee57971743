import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { NewConversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { inboxPath, useInboxSide } from './chat-queries.ts'

/**
 * Opens the one conversation with someone and navigates there; `isInstead` replaces the current URL. Resolves to true on success.
 */
export function useOpenConversation() {
  const { i18n } = useLingui()
  const { client } = useSession()
  const navigate = useNavigate()
  const inbox = inboxPath(useInboxSide())
  const [isPending, setIsPending] = useState(false)

  async function open(wanted: NewConversation, { isInstead = false } = {}): Promise<boolean> {
    setIsPending(true)
    try {
      const { id } = await callApi<typeof chat.open>(client, 'POST /shared/api/conversations', { body: wanted })
      await navigate(`${inbox}?conversation=${id}`, { replace: isInstead })
      return true
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      if (isInstead) await navigate(inbox, { replace: true })
      return false
    } finally {
      setIsPending(false)
    }
  }

  return { open, isPending }
}
