import type { Message } from '#shared/features/talk/chat/message.contract.ts'

/** A message from Anna; override what the test is about. */
export function aMessage({ seq = 1, ...given }: Partial<Message>): Message {
  return {
    id: `01890000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    conversationId: '01890000-0000-7000-8000-00000000c0de',
    seq,
    change: seq,
    key: null,
    kind: 'text',
    senderId: '01890000-0000-7000-8000-00000000a11a',
    body: `Message ${seq}`,
    replyTo: null,
    attachments: [],
    card: null,
    job: null,
    voice: null,
    reactions: [],
    risks: [],
    at: '2026-11-17T10:00:00.000Z',
    isEdited: false,
    isDeleted: false,
    ...given,
  }
}
