import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )

/** A message is read when it is the newest one in view, in a visible window. */
export function useRead(conversation: Conversation, shown: { lastSeq: number; isSeen: boolean }): void {
  const { client } = useSession()
  const isPageVisible = useIsPageVisible()
  const { id, isMarkedUnread } = conversation
  const { lastSeq, isSeen } = shown
  // Opening a conversation clears its unread mark; a mark set while it is open stays.
  const reportedSeq = useRef(isMarkedUnread ? -1 : conversation.readSeq)
  useEffect(() => {
    if (!isSeen || !isPageVisible || lastSeq <= reportedSeq.current) return
    const before = reportedSeq.current
    reportedSeq.current = lastSeq
    callApi<typeof chat.read>(client, 'PUT /shared/api/conversations/:id/read', {
      params: { id },
      body: { seq: lastSeq },
    }).catch(() => {
      // Retried with the next message, or when the window becomes visible again.
      reportedSeq.current = before
    })
  }, [client, id, lastSeq, isSeen, isPageVisible])
}
