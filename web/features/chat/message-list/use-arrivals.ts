import { useEffect, useRef, useState } from 'react'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import type { Message } from '#shared/features/chat/message.contract.ts'

type ArrivalNeeds = {
  messages: readonly Message[]
  ownId: string | undefined
  isAtEnd: boolean
  others: Conversation['others']
  presence: { hasSaid: (personId: string) => void }
}

/** What has come since the conversation was opened: read out once, and counted while it is out of view. */
export function useArrivals({ messages, ownId, isAtEnd, others, presence: { hasSaid } }: ArrivalNeeds) {
  const newestSeq = messages.at(-1)?.seq ?? 0
  const heardSeq = useRef(newestSeq)
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  const [spoken, setSpoken] = useState<{ name: string; text: string } | null>(null)
  // At the end of the list everything is in view.
  if (isAtEnd && seenSeq < newestSeq) setSeenSeq(newestSeq)

  useEffect(() => {
    const fresh = messages.filter(({ seq, senderId }) => seq > heardSeq.current && senderId !== ownId)
    heardSeq.current = newestSeq
    for (const { senderId } of fresh) if (senderId !== null) hasSaid(senderId)
    const last = fresh.at(-1)
    if (!last) return
    const name = others.find(({ id }) => id === last.senderId)?.name ?? ''
    setSpoken({ name, text: last.body || last.attachments.map((file) => file.name).join(', ') })
  }, [messages, newestSeq, ownId, others, hasSaid])

  const unseen = messages.filter(({ seq, senderId }) => seq > seenSeq && senderId !== ownId).length
  return { unseen, spoken }
}
