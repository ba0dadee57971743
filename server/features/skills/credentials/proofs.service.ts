// The proofs on a profile. Each leads to the page that proves it, or is a check by operators.

import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { findPublished } from '#server/features/people/profile/profile-page.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ProfileProofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type CredentialRow, selectValid } from './credentials.queries.ts'

const MOST = 20

type Clocked = Pick<Platform, 'clock'>

/** Includes proofs that are hidden from others. */
export async function findOwnProofs(db: Db, { clock }: Clocked, { id }: { id: Id }): Promise<ProfileProofs> {
  const now = clock.now()
  const verified = await findVerifiedPeople(db, [id], now)
  return presentProofs(verified.get(id), await selectValid(db, id, { now, limit: MOST }))
}

/** Credentials whose page others can open, and the identity if it is a public part of the profile. */
export async function findShownProofs(db: Db, { clock }: Clocked, handle: string): Promise<ProfileProofs> {
  const now = clock.now()
  const { personId, visibility } = await findPublished({ db, clock }, handle)
  const verified =
    visibility.identity === 'public' ? await findVerifiedPeople(db, [personId], now) : new Map<Id, Date>()
  return presentProofs(verified.get(personId), await selectValid(db, personId, { now, limit: MOST, isShownOnly: true }))
}

const presentProofs = (verifiedUntil: Date | undefined, rows: readonly CredentialRow[]): ProfileProofs => ({
  identity: verifiedUntil ? { validUntil: verifiedUntil.toISOString() } : null,
  credentials: rows.map(({ id, kind, name, issuedAt, isShown }) => ({
    id,
    kind,
    name,
    issuedAt: issuedAt.toISOString(),
    isShown,
  })),
})
