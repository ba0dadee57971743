import { useEffect, useRef, useState } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'

type ArrivalOptions = {
  messages: readonly Message[]
  ownId: string | undefined
  isAtEnd: boolean
  presence: { stopsTyping: (personId: string) => void }
}

/** Messages that arrived since the conversation was opened: announced once, and counted while out of view. */
export function useArrivals({ messages, ownId, isAtEnd, presence: { stopsTyping } }: ArrivalOptions) {
  const newestSeq = messages.at(-1)?.seq ?? 0
  const announcedSeq = useRef(newestSeq)
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  const [announcedId, setAnnouncedId] = useState<string | null>(null)
  // At the end of the list everything is in view.
  if (isAtEnd && seenSeq < newestSeq) setSeenSeq(newestSeq)

  useEffect(() => {
    const fresh = messages.filter(({ seq, senderId }) => seq > announcedSeq.current && senderId !== ownId)
    announcedSeq.current = newestSeq
    for (const { senderId } of fresh) if (senderId !== null) stopsTyping(senderId)
    const last = fresh.at(-1)
    if (last) setAnnouncedId(last.id)
  }, [messages, newestSeq, ownId, stopsTyping])

  const unseen = messages.filter(({ seq, senderId }) => seq > seenSeq && senderId !== ownId).length
  // Looked up in its current state: a deleted message must not be announced any more.
  const spoken = messages.find(({ id, isDeleted }) => id === announcedId && !isDeleted) ?? null
  return { unseen, spoken }
}
