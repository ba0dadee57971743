// Says to the server of a browser's maker who pushes (RFC 8292). The key follows from the installation's own, so that
// every node has the same and nothing has to be kept; browsers that knew another are asked anew by their owners.

import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

const HOURS_VALID = 12

export type Vapid = { publicKey: string; authorization(endpoint: string, now: Date): string }

export function createVapid(appKey: string, siteUrl: string): Vapid {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', appKey, '', 'push', 32)))
  const publicKey = pair.getPublicKey()
  const key = privateKeyOf(pair.getPrivateKey(), publicKey)
  const known = publicKey.toString('base64url')
  return {
    publicKey: known,
    authorization(endpoint, now) {
      const exp = Math.floor(now.getTime() / 1000) + HOURS_VALID * 3600
      const claims = encode({ aud: new URL(endpoint).origin, exp, sub: siteUrl })
      const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${claims}`
      const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${content}.${signature.toString('base64url')}, k=${known}`
    },
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function privateKeyOf(secret: Buffer, publicKey: Buffer): KeyObject {
  const text = (part: Buffer) => part.toString('base64url')
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)]
  const jwk = { kty: 'EC', crv: 'P-256', d: text(secret), x: text(x), y: text(y) }
  return createPrivateKey({ format: 'jwk', key: jwk })
}
