import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isCompletedOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { offerDocuments, offerRecords, offers, offerVersions } from '../offers.tables.ts'

export type RecordRow = typeof offerRecords.$inferSelect

/** The letter and everything else that may name the person stays out. */
export async function keepRecords(tx: Db, talentId: Id): Promise<void> {
  const signed = tx
    .select({
      id: offers.id,
      companyId: offers.companyId,
      terms: sql`${offerVersions.terms} - 'letter'`.as('terms'),
      version: offers.version,
      termsHash: offerVersions.hash,
      code: offerDocuments.code,
      sha256: offerDocuments.sha256,
      sealedAt: sql`${offerDocuments.createdAt}`.as('sealed_at'),
    })
    .from(offers)
    .innerJoin(offerVersions, and(eq(offerVersions.offerId, offers.id), eq(offerVersions.number, offers.version)))
    .innerJoin(offerDocuments, eq(offerDocuments.offerId, offers.id))
    .where(and(eq(offers.talentId, talentId), statusIn(offers.status, isCompletedOffer)))
  await tx.insert(offerRecords).select(signed)
}

/** Newest first. */
export const selectRecords = (
  db: Db,
  companyId: Id,
  { before, limit }: { before: Id | undefined; limit: number },
): Promise<RecordRow[]> =>
  db
    .select()
    .from(offerRecords)
    .where(and(eq(offerRecords.companyId, companyId), before === undefined ? undefined : lt(offerRecords.id, before)))
    .orderBy(desc(offerRecords.id))
    .limit(limit)

export async function selectRecord(db: Db, wanted: { code: string } | { sha256: string }): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(offerRecords)
    .where('code' in wanted ? eq(offerRecords.code, wanted.code) : eq(offerRecords.sha256, wanted.sha256))
  return row ?? null
}
