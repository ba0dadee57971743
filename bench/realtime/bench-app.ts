import type { RealtimeApp } from '#server/platform/realtime/protocol/signatures.ts'

/** With a secret that the clients know, so that they can sign for rooms that the product does not have. */
export const benchApp: RealtimeApp = {
  id: 'bench',
  key: 'bench',
  secret: 'a secret for the bench',
  masterKey: Buffer.alloc(32),
}
