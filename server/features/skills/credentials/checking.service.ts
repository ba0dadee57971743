// Checking a credential: whose signature it has, and whether it has expired or been revoked.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { STATUS_LIST_BITS } from '#shared/features/skills/credentials/credential-limits.ts'
import { credentialStateOf } from '#shared/features/skills/credentials/credential-state.ts'
import type { CredentialCheck } from '#shared/features/skills/credentials/credentials.contract.ts'
import { selectRevokedPlaces } from './credentials.queries.ts'
import { loadSigningKey, publishedKeys } from './signing/credential-key.service.ts'
import { statusListCredential } from './signing/open-badge.ts'
import { holderOf, type SignedBadge, signedBadge } from './signing/signed-badge.ts'
import { encodeStatusList } from './signing/status-list.ts'
import { readToken, signToken } from './signing/vc-jwt.ts'

type Verified = { isOurs: boolean; badge: SignedBadge | null }

/** `isOurs`: it names a key of ours. `badge`: what that key signed; null if the signature does not match. */
async function verify(db: Db, url: string, token: string): Promise<Verified> {
  const read = readToken(token)
  // By its fingerprint alone: badges stay valid when the installation moves to another address, which the rest of the id names.
  const key = read && (await publishedKeys(db, url)).find(({ thumbprint }) => read.keyId.endsWith(`#${thumbprint}`))
  if (!read || !key) return { isOurs: false, badge: null }
  if (!read.isSignedBy(key.publicKey)) return { isOurs: true, badge: null }
  return { isOurs: true, badge: signedBadge.safeParse(read.payload).data ?? null }
}

export const verifyToken = async (db: Db, url: string, token: string): Promise<SignedBadge | null> =>
  (await verify(db, url, token)).badge

type Deps = Pick<Platform, 'db' | 'clock' | 'url'>

export async function checkCredential({ db, clock, url }: Deps, token: string): Promise<CredentialCheck> {
  const { isOurs, badge } = await verify(db, url, token)
  if (!badge) return { verdict: isOurs ? 'changed' : 'unknown', signed: null }
  const { statusListIndex, statusListCredential: list } = badge.credentialStatus
  const place = Number(list.split('/').at(-1)) * STATUS_LIST_BITS + statusListIndex
  const [revoked] = await selectRevokedPlaces(db, place, place + 1)
  const validUntil = badge.validUntil === undefined ? null : new Date(badge.validUntil)
  const now = clock.now()
  return {
    verdict: credentialStateOf({ validUntil, revokedAt: revoked === undefined ? null : now }, now),
    signed: {
      name: badge.name,
      holder: holderOf(badge),
      issuedAt: new Date(badge.validFrom).toISOString(),
      validUntil: validUntil?.toISOString() ?? null,
    },
  }
}

type ListDeps = Pick<Platform, 'db' | 'clock' | 'url' | 'appKey' | 'config'>

/** The list with one bit for each credential, signed. */
export async function signStatusList({ db, ...deps }: ListDeps, list: number): Promise<string> {
  const first = list * STATUS_LIST_BITS
  const revoked = await selectRevokedPlaces(db, first, first + STATUS_LIST_BITS)
  const encoded = encodeStatusList(revoked.map((place) => place - first))
  const issuer = { url: deps.url, name: deps.config.siteTitle }
  return signToken(statusListCredential(issuer, list, encoded, deps.clock.now()), await loadSigningKey(db, deps))
}
