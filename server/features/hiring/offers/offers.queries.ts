import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import type { CounterOutcome, OfferShelf } from '#shared/features/hiring/offers/offer-limits.ts'
import {
  awaitsTalentAnswer,
  isCountersigned,
  isEndedOffer,
  isLiveOffer,
  isOpenOffer,
  isUnsentOffer,
} from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { offerCounters, offerEvents, offerSignatures, offers, offerVersions } from './offers.tables.ts'

export type OfferRow = typeof offers.$inferSelect
export type VersionRow = typeof offerVersions.$inferSelect
type CounterRow = typeof offerCounters.$inferSelect
export type SignatureRow = typeof offerSignatures.$inferSelect
export type OfferEventRow = typeof offerEvents.$inferSelect

export const BATCH = 100

/** Null if the application already has a live offer. */
export async function insertOffer(db: Db, offer: typeof offers.$inferInsert): Promise<OfferRow | null> {
  const [row] = await db.insert(offers).values(offer).onConflictDoNothing().returning()
  return row ?? null
}

export async function selectOffer(db: Db, id: Id): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  return row ?? null
}

/** Serialises concurrent actions: the row stays locked until the transaction ends. */
export async function lockOffer(tx: Db, id: Id): Promise<OfferRow | null> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
  return row ?? null
}

/** For everything but the status, which only `moveOffer` changes. */
export async function updateOffer(db: Db, id: Id, change: Partial<Omit<OfferRow, 'id' | 'status'>>): Promise<OfferRow> {
  const [row] = await db.update(offers).set(change).where(eq(offers.id, id)).returning()
  if (!row) throw new Error('The offer is gone')
  return row
}

export async function selectLiveOfferOf(db: Db, applicationId: Id): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), statusIn(offers.status, isLiveOffer)))
  return row ?? null
}

export async function selectLatestOfferOf(db: Db, applicationId: Id): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.id))
    .limit(1)
  return row ?? null
}

type Page = { show: OfferShelf; before: Id | undefined; limit: number }

const onShelf = (show: OfferShelf) => (show === 'ended' ? statusIn : statusNotIn)(offers.status, isEndedOffer)

export const selectOfTalent = (db: Db, talentId: Id, { show, before, limit }: Page): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.talentId, talentId),
        isNotNull(offers.sentAt),
        onShelf(show),
        before === undefined ? undefined : lt(offers.id, before),
      ),
    )
    .orderBy(desc(offers.id))
    .limit(limit)

export const selectOfCompany = (db: Db, companyId: Id, { show, before, limit }: Page): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(eq(offers.companyId, companyId), onShelf(show), before === undefined ? undefined : lt(offers.id, before)),
    )
    .orderBy(desc(offers.id))
    .limit(limit)

export async function countOfTalent(db: Db, talentId: Id): Promise<Record<OfferShelf, number>> {
  const isEnded = statusIn(offers.status, isEndedOffer)
  const [row] = await db
    .select({ all: count(), ended: sql<number>`count(*) filter (where ${isEnded})`.mapWith(Number) })
    .from(offers)
    .where(and(eq(offers.talentId, talentId), isNotNull(offers.sentAt)))
  const { all, ended } = row ?? { all: 0, ended: 0 }
  return { open: all - ended, ended }
}

/** How many offers need the person's answer, and when the first of them expires. */
export async function selectAwaiting(db: Db, talentId: Id): Promise<{ count: number; endsAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), endsAt: min(offers.expiresAt) })
    .from(offers)
    .where(and(eq(offers.talentId, talentId), statusIn(offers.status, awaitsTalentAnswer)))
  return row ?? { count: 0, endsAt: null }
}

export async function saveVersion(db: Db, version: Omit<typeof offerVersions.$inferInsert, 'id'>): Promise<void> {
  const { terms, hash } = version
  await db
    .insert(offerVersions)
    .values(version)
    .onConflictDoUpdate({ target: [offerVersions.offerId, offerVersions.number], set: { terms, hash } })
}

export async function markVersionSent(db: Db, offerId: Id, number: number, at: Date): Promise<void> {
  await db
    .update(offerVersions)
    .set({ sentAt: at })
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.number, number)))
}

export const selectVersions = (db: Db, offerIds: readonly Id[]): Promise<VersionRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(offerVersions)
        .where(inArray(offerVersions.offerId, [...offerIds]))
        .orderBy(asc(offerVersions.number))

export const selectCounters = (db: Db, offerId: Id): Promise<CounterRow[]> =>
  db.select().from(offerCounters).where(eq(offerCounters.offerId, offerId)).orderBy(asc(offerCounters.id))

export async function insertCounter(db: Db, counter: typeof offerCounters.$inferInsert): Promise<void> {
  await db.insert(offerCounters).values(counter)
}

export async function closeCounters(db: Db, offerId: Id, outcome: CounterOutcome): Promise<void> {
  await db
    .update(offerCounters)
    .set({ outcome })
    .where(and(eq(offerCounters.offerId, offerId), isNull(offerCounters.outcome)))
}

export const selectSignatures = (db: Db, offerId: Id, version: number): Promise<SignatureRow[]> =>
  db
    .select()
    .from(offerSignatures)
    .where(and(eq(offerSignatures.offerId, offerId), eq(offerSignatures.version, version)))
    .orderBy(asc(offerSignatures.id))

export async function insertSignature(db: Db, signature: typeof offerSignatures.$inferInsert): Promise<void> {
  await db.insert(offerSignatures).values(signature)
}

export const selectOfferEvents = (db: Db, offerId: Id): Promise<OfferEventRow[]> =>
  db.select().from(offerEvents).where(eq(offerEvents.subjectId, offerId)).orderBy(asc(offerEvents.id))

export const selectExpired = (db: Db, now: Date): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(and(statusIn(offers.status, isOpenOffer), lte(offers.expiresAt, now)))
    .orderBy(offers.expiresAt)
    .limit(BATCH)

/** Neither signed nor over. */
export const selectPending = (db: Db): Promise<{ id: Id; applicationId: Id }[]> =>
  db
    .select({ id: offers.id, applicationId: offers.applicationId })
    .from(offers)
    .where(sql`(${statusIn(offers.status, isUnsentOffer)} or ${statusIn(offers.status, isOpenOffer)})`)

export const selectToRemind = (db: Db, now: Date): Promise<OfferRow[]> =>
  db.select().from(offers).where(lte(offers.remindAt, now)).orderBy(offers.remindAt).limit(BATCH)

/** Requests for more time that nobody answered. */
export const selectSilentExtensions = (db: Db, askedBefore: Date): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(
        statusIn(offers.status, isOpenOffer),
        lte(offers.extensionAskedAt, askedBefore),
        isNull(offers.isExtensionGranted),
      ),
    )
    .limit(BATCH)

/** Signed by both sides, but the process stopped before the document was sealed. */
export const selectUnsealed = (db: Db): Promise<OfferRow[]> =>
  db.select().from(offers).where(statusIn(offers.status, isCountersigned)).limit(BATCH)
