import type { RealtimeApp } from '#server/platform/realtime/protocol/signatures.ts'

/** Its secret is known to the clients, so that they can sign subscriptions to rooms the product does not have. */
export const benchApp: RealtimeApp = {
  id: 'bench',
  key: 'bench',
  secret: 'a secret for the bench',
  masterKey: Buffer.alloc(32),
}
