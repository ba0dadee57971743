// What a person agreed to: which version, when and from where. Append-only: withdrawing consent adds another row.

import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ConsentAction, type ConsentKind, consentKinds } from '#shared/features/base/accounts/account-kinds.ts'
import type { Consent } from '#shared/features/base/accounts/consents.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import type { Origin } from '../security-log.service.ts'
import { type ConsentRow, insertConsent, selectConsents } from './consents.queries.ts'

export const recordConsent = (
  db: Db,
  personId: Id,
  consent: { kind: ConsentKind; version: string; action: ConsentAction },
  origin: Origin,
): Promise<void> => insertConsent(db, { personId, ...consent, ...origin })

/** The legal documents of this installation. Nobody can agree to one that is not configured. */
export function documentsOf({ termsUrl, privacyUrl }: Config['legal']): ConsentKind[] {
  const addresses: Record<ConsentKind, string | null> = { terms: termsUrl, privacy: privacyUrl }
  return consentKinds.filter((kind) => addresses[kind] !== null)
}

/** Signing up accepts all documents at once. */
export async function recordConsentsAtSignUp(
  tx: Db,
  personId: Id,
  legal: Config['legal'],
  origin: Origin,
): Promise<void> {
  const { version } = legal
  for (const kind of documentsOf(legal)) await recordConsent(tx, personId, { kind, version, action: 'given' }, origin)
}

export async function listConsents(
  db: Db,
  personId: Id,
  query: { cursor?: Id | undefined; limit: number },
): Promise<Page<Consent>> {
  const rows = await selectConsents(db, personId, { after: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, presentConsent)
}

const presentConsent = ({ id, kind, version, action, userAgent, ipPrefix, createdAt }: ConsentRow): Consent => ({
  id,
  kind,
  version,
  action,
  at: createdAt.toISOString(),
  userAgent,
  ipPrefix,
})
