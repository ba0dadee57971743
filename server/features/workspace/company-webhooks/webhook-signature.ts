// Signatures as in Standard Webhooks (standardwebhooks.com), so that receivers can verify them with any of its libraries.

import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

export const printSecret = (secret: Buffer): string => PREFIX + secret.toString('base64')

export function signedHeaders(secret: Buffer, message: { id: string; at: Date; body: string }): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
