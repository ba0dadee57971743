// Secrets that must be readable again and so cannot be hashed: encrypted with a key derived from APP_KEY, so that a
// database dump alone reveals nothing.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` gives each kind of secret its own key; `owner` prevents passing off a row as somebody else's. */
type Seal = { appKey: string; purpose: string; owner: string }

export function seal({ appKey, purpose, owner }: Seal, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(appKey, purpose), nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** Null when it was sealed with another key or for somebody else, or has been tampered with. */
export function unseal({ appKey, purpose, owner }: Seal, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyFor(appKey, purpose), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  const secret = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([secret, decipher.final()])
  } catch {
    // The only reason for `final` to throw.
    return null
  }
}

const keyFor = (appKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appKey, '', purpose, KEY_BYTES))
