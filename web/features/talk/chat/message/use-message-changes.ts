import { useLingui } from '@lingui/react/macro'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Reaction } from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { messageElementId } from '../message-list/use-target-message.ts'

type LogChanges = {
  /** Adds the message as the server has it now. */
  upsert: (message: Message) => void
  /** Fetches the latest changes. */
  catchUp: () => void
}

/** The actions on a sent message. */
export function useMessageChanges({ upsert, catchUp }: LogChanges) {
  const { t, i18n } = useLingui()
  const { client } = useSession()

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }

  const toggleReaction = ({ id }: Message, emoji: Reaction, isOwn: boolean) =>
    attempt(async () => {
      const input = { params: { id, emoji } }
      const path = '/shared/api/messages/:id/reactions/:emoji'
      upsert(
        isOwn
          ? await callApi<typeof chat.unreact>(client, `DELETE ${path}`, input)
          : await callApi<typeof chat.react>(client, `PUT ${path}`, input),
      )
    })

  async function remove(message: Message): Promise<void> {
    const isSure = await confirm({
      title: t`Delete this message?`,
      consequences: t`It is deleted for everyone in this conversation. They will see that a message was deleted.`,
      keepLabel: t`Cancel`,
      actionLabel: t`Delete`,
    })
    if (!isSure) return
    await attempt(async () => {
      await callApi<typeof chat.remove>(client, 'DELETE /shared/api/messages/:id', { params: { id: message.id } })
      catchUp()
      // The pressed button disappears with the message, so move the focus to where it was.
      document.getElementById(messageElementId(message.id))?.focus()
    })
  }

  return { toggleReaction, remove }
}
