// The push subscription of this browser. The browser asks for permission, and only after a press.

import type { push } from '#shared/features/people/notifications/push.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { findServiceWorker, startServiceWorker } from '#web/platform/offline/service-worker.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) ? 'on' : 'off'
}

export async function allowPush(client: SessionClient): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const { key } = await callApi<typeof push.key>(client, 'GET /shared/api/push/key')
  const registration = await startServiceWorker()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
  try {
    await callApi<typeof push.subscribe>(client, 'PUT /shared/api/push/subscription', { body })
  } catch (error) {
    // Roll back: a browser-only subscription would look complete next time.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function endPush(client: SessionClient): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription) {
    const query = { endpoint: subscription.endpoint }
    await callApi<typeof push.unsubscribe>(client, 'DELETE /shared/api/push/subscription', { query })
    await subscription.unsubscribe()
  }
  return 'off'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await findServiceWorker()
  return (await registration?.pushManager.getSubscription()) ?? null
}
