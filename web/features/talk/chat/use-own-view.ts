import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { OwnViewChange } from '#shared/features/talk/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { cacheConversation, refreshLists } from './chat-queries.ts'

/** Pinned, archived, muted, unread: a person's own view of a conversation. Nobody else can see it. */
export function useOwnView(id: string) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      await refreshLists(cache)
      return true
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      return false
    }
  }

  async function change(wanted: OwnViewChange): Promise<void> {
    const isDone = await attempt(async () => {
      const changed = await callApi<typeof chat.changeView>(client, 'PATCH /shared/api/conversations/:id', {
        params: { id },
        body: wanted,
      })
      cacheConversation(cache, changed)
    })
    if (isDone && wanted.isArchived)
      await showToast({
        text: t`Archived. It returns to your inbox when someone replies.`,
        action: { label: t`Undo`, onPress: () => void change({ isArchived: false }) },
      })
  }

  const markUnread = () =>
    attempt(async () => {
      await callApi<typeof chat.markUnread>(client, 'PUT /shared/api/conversations/:id/unread', { params: { id } })
    })

  return { change, markUnread }
}
