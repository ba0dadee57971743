import { useEffect, useRef } from 'react'
import type { chat } from '#shared/features/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Tells the senders that what is unread here has arrived at a device. */
export function useDelivered(conversations: readonly Conversation[]): void {
  const { client } = useSession()
  const told = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { id, unread, lastSeq } of conversations) {
      if (unread === 0 || (told.current.get(id) ?? 0) >= lastSeq) continue
      told.current.set(id, lastSeq)
      callApi<typeof chat.delivered>(client, 'PUT /shared/api/conversations/:id/delivered', {
        params: { id },
        body: { seq: lastSeq },
      }).catch(() => told.current.delete(id))
    }
  })
}
