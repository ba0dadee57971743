// Channel events sent to a webhook. Leave events are delayed and dropped if the client returns in time: a page reload is
// not a departure.

const LATE_MS = 3_000
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
  noteComing(key: string, event: WebhookEvent): void
  noteLeaving(key: string, event: WebhookEvent): void
  stop(): void
}

export const noWebhooks: Webhooks = {
  note: () => undefined,
  noteComing: () => undefined,
  noteLeaving: () => undefined,
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
    noteComing(key, event) {
      const farewell = leaving.get(key)
      if (!farewell) return note(event)
      clearTimeout(farewell)
      leaving.delete(key)
    },
    noteLeaving(key, event) {
      const tell = () => {
        leaving.delete(key)
        note(event)
      }
      leaving.set(key, setTimeout(tell, LATE_MS))
    },
    stop() {
      if (timer) clearTimeout(timer)
      for (const farewell of leaving.values()) clearTimeout(farewell)
      flush()
    },
  }
}
