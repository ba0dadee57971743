import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshLists } from '../chat-queries.ts'

/** Resolves to true when the person has left. */
export function useLeave() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  return async ({ id, isRequest, canWrite }: Conversation, name: string): Promise<boolean> => {
    // Leaving a received request declines it, so its sender cannot write again; the sender themselves may still get a reply.
    const isDeclined = isRequest && canWrite
    const isSure = await confirm({
      title: t`Leave the conversation with ${name}?`,
      consequences: isDeclined
        ? t`It disappears from your inbox and they cannot message you again. They are not notified.`
        : t`It disappears from your inbox until they write again. To stop hearing from them, block them. They are not notified.`,
      keepLabel: t`Cancel`,
      actionLabel: t`Leave`,
    })
    if (!isSure) return false
    try {
      await callApi<typeof chat.leave>(client, 'DELETE /shared/api/conversations/:id/membership', { params: { id } })
      await refreshLists(cache)
      return true
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      return false
    }
  }
}
