// Credentials: issuing them for other features, and what holders do with theirs.

import { randomBytes } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { newIdAt } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isValidCredential } from '#shared/features/skills/credentials/credential-state.ts'
import type {
  CredentialKind,
  OwnCredential,
  PublicCredential,
} from '#shared/features/skills/credentials/credentials.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { verifyToken } from './checking.service.ts'
import { canSeeCredential, ownsCredential } from './credentials.policy.ts'
import { presentOwn, presentPublic } from './credentials.presenter.ts'
import {
  type CredentialRow,
  insertCredential,
  markRevoked,
  selectBySource,
  selectBySources,
  selectCredential,
  selectOwn,
  takeStatusPlace,
  updateShown,
} from './credentials.queries.ts'
import { loadSigningKey } from './signing/credential-key.service.ts'
import { type Achievement, badgeUrl, openBadge } from './signing/open-badge.ts'
import { signToken } from './signing/vc-jwt.ts'

export type Award = {
  kind: CredentialKind
  /** What earned it; a second credential for the same is never issued. */
  sourceId: Id
  personId: Id
  achievement: Achievement
  issuedAt: Date
  validUntil: Date | null
}

const SALT_BYTES = 12

/** In the transaction that records what was achieved. */
export async function issueCredential(tx: Db, platform: Platform, award: Award): Promise<void> {
  const { kind, sourceId, personId, achievement, issuedAt, validUntil } = award
  if (await selectBySource(tx, kind, sourceId)) return
  const { name, email } = await findPerson(tx, personId)
  const id = newIdAt(issuedAt.getTime())
  const statusPlace = await takeStatusPlace(tx)
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const badge = { id, kind, achievement, holder: { name, email, salt }, issuedAt, validUntil, statusPlace }
  const issuer = { url: platform.url, name: platform.config.siteTitle }
  const token = signToken(openBadge(issuer, badge), await loadSigningKey(tx, platform))
  await insertCredential(tx, {
    id,
    personId,
    kind,
    sourceId,
    name: achievement.name,
    level: achievement.level,
    percent: achievement.score?.percent ?? null,
    issuedAt,
    validUntil,
    statusPlace,
    token,
  })
}

/** Ids of credentials, by what earned them. Without those that were revoked. */
export async function findCredentialIds(
  db: Db,
  kind: CredentialKind,
  sourceIds: readonly Id[],
): Promise<ReadonlyMap<Id, Id>> {
  const rows = await selectBySources(db, kind, sourceIds)
  return new Map(rows.filter(({ revokedAt }) => revokedAt === null).map(({ sourceId, id }) => [sourceId, id]))
}

type Deps = Pick<Platform, 'db' | 'clock' | 'url' | 'config'>

export async function listOwn(
  db: Db,
  { clock }: Deps,
  viewer: { id: Id },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<OwnCredential>> {
  const rows = await selectOwn(db, { personId: viewer.id, cursor, limit })
  return toPage(rows, limit, (row) => presentOwn(row, clock.now()))
}

async function findOwned(db: Db, viewer: { id: Id }, id: Id): Promise<CredentialRow> {
  const row = found(await selectCredential(db, id))
  ensure(ownsCredential(viewer, row), 'not_found')
  return row
}

export async function setShown(
  { db, clock }: Deps,
  viewer: { id: Id },
  id: Id,
  isShown: boolean,
): Promise<OwnCredential> {
  await findOwned(db, viewer, id)
  return presentOwn(found(await updateShown(db, id, isShown)), clock.now())
}

export async function revokeOwn({ db, clock }: Deps, viewer: { id: Id }, id: Id): Promise<OwnCredential> {
  const row = await findOwned(db, viewer, id)
  const now = clock.now()
  const revoked = await transaction(db, (tx) => markRevoked(tx, id, now))
  return presentOwn(revoked ?? found(await selectCredential(db, row.id)), now)
}

/** Its issuer revokes it. Idempotent. */
export async function revokeBySource(tx: Db, kind: CredentialKind, sourceId: Id, now: Date): Promise<void> {
  const row = await selectBySource(tx, kind, sourceId)
  if (row) await markRevoked(tx, row.id, now)
}

/** A credential that this reader may see. */
async function findVisible(db: Db, viewer: { id: Id } | null, id: Id): Promise<CredentialRow> {
  const row = found(await selectCredential(db, id))
  ensure(canSeeCredential(viewer, row, await findPerson(db, row.personId)), 'not_found')
  return row
}

export async function showCredential(
  { db, clock, url, config }: Deps,
  viewer: { id: Id } | null,
  id: Id,
): Promise<PublicCredential> {
  const row = await findVisible(db, viewer, id)
  const signed = await verifyToken(db, url, row.token)
  return presentPublic(row, {
    signed,
    issuer: config.siteTitle,
    now: clock.now(),
    isOwn: ownsCredential(viewer, row),
  })
}

export const readSigned = async ({ db }: Deps, viewer: { id: Id } | null, id: Id): Promise<string> =>
  (await findVisible(db, viewer, id)).token

export async function readCertificate(deps: Deps, viewer: { id: Id } | null, id: Id, i18n: I18n): Promise<Buffer> {
  const credential = await showCredential(deps, viewer, id)
  // A printed certificate cannot show that it was revoked later.
  ensure(credential.isIntact && isValidCredential(credential.state), 'not_found')
  return certificatePdf(i18n, credential, badgeUrl(deps.url, credential))
}
