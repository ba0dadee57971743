// What a person agreed to: which edition, when and from where. Nothing is overwritten; taking it back is another line.

import type { Origin } from '#server/features/accounts/security-log.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Consent } from '#shared/features/preferences/consents.contract.ts'
import type { ConsentAction, ConsentKind } from '#shared/features/preferences/preference-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { type ConsentRow, insertConsent, selectConsents } from './consents.queries.ts'

export const recordConsent = (
  db: Db,
  personId: Id,
  consent: { kind: ConsentKind; version: string; action: ConsentAction },
  origin: Origin,
): Promise<void> => insertConsent(db, { personId, ...consent, ...origin })

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
