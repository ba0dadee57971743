import { useEffect, useRef, useState } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'

type ArrivalNeeds = {
  messages: readonly Message[]
  ownId: string | undefined
  isAtEnd: boolean
  presence: { hasSaid: (personId: string) => void }
}

/** Messages that arrived since the conversation was opened: announced once, and counted while out of view. */
export function useArrivals({ messages, ownId, isAtEnd, presence: { hasSaid } }: ArrivalNeeds) {
  const newestSeq = messages.at(-1)?.seq ?? 0
  const heardSeq = useRef(newestSeq)
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  const [spokenId, setSpokenId] = useState<string | null>(null)
  // At the end of the list everything is in view.
  if (isAtEnd && seenSeq < newestSeq) setSeenSeq(newestSeq)

  useEffect(() => {
    const fresh = messages.filter(({ seq, senderId }) => seq > heardSeq.current && senderId !== ownId)
    heardSeq.current = newestSeq
    for (const { senderId } of fresh) if (senderId !== null) hasSaid(senderId)
    const last = fresh.at(-1)
    if (last) setSpokenId(last.id)
  }, [messages, newestSeq, ownId, hasSaid])

  const unseen = messages.filter(({ seq, senderId }) => seq > seenSeq && senderId !== ownId).length
  // Looked up in its current state: a deleted message must not be announced any more.
  const spoken = messages.find(({ id, isDeleted }) => id === spokenId && !isDeleted) ?? null
  return { unseen, spoken }
}
