// Credentials as JSON Web Tokens, signed with Ed25519 (VC-JOSE-COSE, and section 8.2 of Open Badges 3.0).

import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'

export type Jwk = { kty: 'OKP'; crv: 'Ed25519'; x: string }

export function jwkOf(publicKey: KeyObject): Jwk {
  const { x } = publicKey.export({ format: 'jwk' })
  if (x === undefined) throw new Error('Not an Ed25519 key')
  return { kty: 'OKP', crv: 'Ed25519', x }
}

/** RFC 7638: the members in alphabetical order, hashed. */
export const thumbprintOf = ({ crv, kty, x }: Jwk): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')

export const readPublicKey = (spki: Buffer): KeyObject => createPublicKey({ key: spki, format: 'der', type: 'spki' })

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signToken(payload: object, { key, keyId }: { key: KeyObject; keyId: string }): string {
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT', kid: keyId })}.${encode(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

const header = z.object({ alg: z.literal('EdDSA'), kid: z.string() })

export type ReadToken = { keyId: string; payload: unknown; isSignedBy: (publicKey: KeyObject) => boolean }

/** Null if it is no token of this kind. The payload proves nothing until `isSignedBy` has been asked. */
export function readToken(token: string): ReadToken | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const parts = [head, body, signature].map(decode)
  const [headBytes, bodyBytes, signatureBytes] = parts
  if (rest.length > 0 || !headBytes || !bodyBytes || !signatureBytes) return null
  const { data: facts } = header.safeParse(parse(headBytes))
  if (!facts) return null
  return {
    keyId: facts.kid,
    payload: parse(bodyBytes),
    isSignedBy: (publicKey) => verify(null, Buffer.from(`${head}.${body}`), publicKey, signatureBytes),
  }
}

/** Strict: the last character has spare bits, and a signature must not match with any of them changed. */
function decode(part: string): Buffer | null {
  const bytes = Buffer.from(part, 'base64url')
  return part !== '' && bytes.toString('base64url') === part ? bytes : null
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
