// Channel events sent to a webhook. Leave events are delayed and dropped if the client returns in time: a page reload is
// not a departure.

const LEAVE_DELAY_MS = 3_000
const BUNDLE_MS = 50

export type WebhookEvent = {
  name:
    | 'channel_occupied'
    | 'channel_vacated'
    | 'member_added'
    | 'member_removed'
    | 'client_event'
    | 'cache_miss'
    | 'subscription_count'
  channel: string
  user_id?: string
  event?: string
  data?: string
  socket_id?: string
  subscription_count?: number
}

export type Webhooks = {
  note(event: WebhookEvent): void
  noteJoin(key: string, event: WebhookEvent): void
  noteLeave(key: string, event: WebhookEvent): void
  stop(): void
}

export const noWebhooks: Webhooks = {
  note: () => undefined,
  noteJoin: () => undefined,
  noteLeave: () => undefined,
  stop: () => undefined,
}

export function createWebhooks(deliver: (events: WebhookEvent[]) => void): Webhooks {
  const leaving = new Map<string, NodeJS.Timeout>()
  const bundle: WebhookEvent[] = []
  let timer: NodeJS.Timeout | null = null

  const flush = () => {
    timer = null
    if (bundle.length > 0) deliver(bundle.splice(0))
  }
  const note = (event: WebhookEvent) => {
    bundle.push(event)
    timer ??= setTimeout(flush, BUNDLE_MS)
  }
  return {
    note,
    noteJoin(key, event) {
      const pendingLeave = leaving.get(key)
      if (!pendingLeave) return note(event)
      clearTimeout(pendingLeave)
      leaving.delete(key)
    },
    noteLeave(key, event) {
      const tell = () => {
        leaving.delete(key)
        note(event)
      }
      leaving.set(key, setTimeout(tell, LEAVE_DELAY_MS))
    },
    stop() {
      if (timer) clearTimeout(timer)
      for (const pendingLeave of leaving.values()) clearTimeout(pendingLeave)
      flush()
    },
  }
}
