import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { BulkAction, Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { setInboxUnread } from '#web/layouts/tools/inbox/inbox-unread-order.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshLists } from '../chat-queries.ts'

type BulkActionsProps = { picked: readonly Conversation[]; isArchive: boolean; onDone: () => void }

/** The action that undoes each one. */
const opposites: Record<BulkAction, BulkAction> = {
  read: 'unread',
  unread: 'read',
  archive: 'unarchive',
  unarchive: 'archive',
  pin: 'unpin',
  unpin: 'pin',
  mute: 'unmute',
  unmute: 'mute',
}

export function BulkActions({ picked, isArchive, onDone }: BulkActionsProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [pending, setPending] = useState<BulkAction | null>(null)

  async function run(action: BulkAction, ids: string[]) {
    setPending(action)
    try {
      const { changed, unread } = await callApi<typeof chat.bulk>(client, 'POST /shared/api/conversations/bulk', {
        body: { ids, action },
      })
      setInboxUnread(unread)
      onDone()
      await refreshLists(cache)
      await showToast({
        text: t`Done`,
        action: { label: t`Undo`, onPress: () => void run(opposites[action], changed) },
      })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setPending(null)
    }
  }

  const button = (action: BulkAction, label: React.ReactNode) => (
    <Button
      isPending={pending === action}
      onPress={() =>
        void run(
          action,
          picked.map(({ id }) => id),
        )
      }
    >
      {label}
    </Button>
  )
  const areAllRead = picked.every(({ unread, isMarkedUnread }) => unread === 0 && !isMarkedUnread)
  const areAllMuted = picked.every(({ mutedUntil }) => mutedUntil !== null)
  return (
    <>
      {areAllRead ? button('unread', <Trans>Mark as unread</Trans>) : button('read', <Trans>Mark as read</Trans>)}
      {isArchive ? button('unarchive', <Trans>Move to the inbox</Trans>) : button('archive', <Trans>Archive</Trans>)}
      {areAllMuted ? button('unmute', <Trans>Unmute</Trans>) : button('mute', <Trans>Mute</Trans>)}
    </>
  )
}
