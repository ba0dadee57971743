// The keys that sign credentials: created on first use and stored encrypted. After a change of APP_KEY a new one is created;
// the old ones stay published, so that what they signed remains verifiable.

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import { insertKey, type KeyRow, lockKeys, selectKeys } from '../credentials.queries.ts'
import { didOf } from './open-badge.ts'
import { type Jwk, jwkOf, readPublicKey, thumbprintOf } from './vc-jwt.ts'

const purpose = 'credential-key'

type Deps = Pick<Platform, 'clock' | 'appKey' | 'url'>
export type SigningKey = { key: KeyObject; keyId: string }

const keyIdOf = (url: string, id: string): string => `${didOf(url)}#${id}`

export async function loadSigningKey(db: Db, deps: Deps): Promise<SigningKey> {
  const known = findUsable(await selectKeys(db), deps)
  if (known) return known
  return transaction(db, async (tx) => {
    await lockKeys(tx)
    return findUsable(await selectKeys(tx), deps) ?? createKey(tx, deps)
  })
}

function findUsable(rows: readonly KeyRow[], { appKey, url }: Deps): SigningKey | null {
  for (const { id, sealedKey } of rows) {
    const secret = unseal({ appKey, purpose, owner: id }, sealedKey)
    if (secret) return { key: createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }), keyId: keyIdOf(url, id) }
  }
  return null
}

async function createKey(tx: Db, { appKey, clock, url }: Deps): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const id = thumbprintOf(jwkOf(publicKey))
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey(tx, {
    id,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }),
    sealedKey: seal({ appKey, purpose, owner: id }, secret),
    createdAt: clock.now(),
  })
  return { key: privateKey, keyId: keyIdOf(url, id) }
}

export type PublishedKey = { keyId: string; thumbprint: string; jwk: Jwk; publicKey: KeyObject }

export async function publishedKeys(db: Db, url: string): Promise<PublishedKey[]> {
  const rows = await selectKeys(db)
  return rows.map((row) => {
    const publicKey = readPublicKey(row.publicKey)
    return { keyId: keyIdOf(url, row.id), thumbprint: row.id, jwk: jwkOf(publicKey), publicKey }
  })
}
