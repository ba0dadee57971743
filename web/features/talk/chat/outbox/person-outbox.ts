// The outbox of the signed-in person: one per document, sending while any page is open and on every reconnect.

import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import type { Session } from '#web/app/session/session-context.tsx'
import { createOutbox, type Outbox, type Outcome, type Unsent } from './outbox.ts'
import { outboxKey } from './outbox-key.ts'
import { outcomeOf } from './outcome-of.ts'

export type PersonOutbox = Outbox & {
  /** Called with the server's version of a message before it leaves the outbox. */
  onArrived(listener: (message: Message) => void): () => void
}

let current: { personId: string; outbox: PersonOutbox } | null = null

export function personOutbox({ client, identity }: Session, personId: string): PersonOutbox {
  if (current?.personId === personId) return current.outbox
  const arrivals = new Set<(message: Message) => void>()
  const outbox = createOutbox({
    storage: localStorage,
    owner: personId,
    // Messages of a signed-out person wait for their return; nobody else may send them.
    send: async (unsent) =>
      identity.read()?.id === personId
        ? send(client, unsent, (message) => arrivals.forEach((listener) => listener(message)))
        : { state: 'later' },
    withLock,
    schedule(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  })
  const mine: PersonOutbox = {
    ...outbox,
    onArrived(listener) {
      arrivals.add(listener)
      return () => arrivals.delete(listener)
    },
  }
  // For the lifetime of the document: sending does not depend on the current page.
  addEventListener('online', () => void mine.flush())
  addEventListener('storage', ({ key }) => void (key === outboxKey(personId) && mine.reread()))
  current = { personId, outbox: mine }
  void mine.flush()
  return mine
}

async function send(client: SessionClient, unsent: Unsent, onArrived: (message: Message) => void): Promise<Outcome> {
  const { key, conversationId, body, replyTo, files, jobId, voice } = unsent
  try {
    const message = await callApi<typeof chat.send>(client, 'POST /shared/api/conversations/:id/messages', {
      params: { id: conversationId },
      body: {
        key,
        body,
        replyTo,
        fileIds: files.map(({ id }) => id),
        card: jobId === null ? null : { kind: 'job', jobId },
        voice: voice && { fileId: voice.file.id, seconds: voice.seconds, waveform: voice.waveform },
      },
      idempotencyKey: key,
    })
    onArrived(message)
    return { state: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return outcomeOf(error)
  }
}

/** Web Locks need a secure context; without them two tabs may at worst interleave messages. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('outbox', work)
}
