import { randomBytes } from 'node:crypto'
import nacl from 'tweetnacl'
import { type RealtimeApp, sharedSecret } from './signatures.ts'

/** NaCl's secretbox, which the clients expect; Node's own crypto does not have it. */
export function encryptFor(app: RealtimeApp, channel: string, text: string): string {
  const nonce = randomBytes(nacl.secretbox.nonceLength)
  const sealed = nacl.secretbox(Buffer.from(text), nonce, sharedSecret(app, channel))
  return JSON.stringify({ nonce: nonce.toString('base64'), ciphertext: Buffer.from(sealed).toString('base64') })
}
