import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { attributions, sources } from './sources.tables.ts'

export type SourceRow = typeof sources.$inferSelect

/** Null if the link id is taken. */
export async function insertSource(db: Db, source: typeof sources.$inferInsert): Promise<SourceRow | null> {
  const [row] = await db.insert(sources).values(source).onConflictDoNothing({ target: sources.linkId }).returning()
  return row ?? null
}

export async function selectSource(db: Db, linkId: string): Promise<SourceRow | null> {
  const [row] = await db.select().from(sources).where(eq(sources.linkId, linkId))
  return row ?? null
}

/** The link a person last came through, if after `since`. */
export async function selectRecentSource(db: Db, personId: Id, since: Date): Promise<SourceRow | null> {
  const [row] = await db
    .select({ source: sources })
    .from(attributions)
    .innerJoin(sources, eq(sources.id, attributions.sourceId))
    .where(and(eq(attributions.personId, personId), gt(attributions.lastAt, since)))
    .orderBy(desc(attributions.lastAt), desc(attributions.id))
    .limit(1)
  return row?.source ?? null
}

type ListFilter = { after?: Id | undefined; companyId?: Id | undefined; limit: number }

export function selectSources(db: Db, { after, companyId, limit }: ListFilter): Promise<SourceRow[]> {
  return db
    .select()
    .from(sources)
    .where(
      and(
        companyId === undefined ? undefined : eq(sources.companyId, companyId),
        after === undefined ? undefined : lt(sources.id, after),
      ),
    )
    .orderBy(desc(sources.id))
    .limit(limit)
}

export type SourceFigures = { arrivals: number; signUps: number }

export async function countFigures(db: Db, sourceIds: Id[]): Promise<Map<Id, SourceFigures>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .select({ sourceId: attributions.sourceId, arrivals: count(), signUps: count(attributions.signedUpAt) })
    .from(attributions)
    .where(inArray(attributions.sourceId, sourceIds))
    .groupBy(attributions.sourceId)
  return new Map(rows.map(({ sourceId, ...figures }) => [sourceId, figures]))
}

/** The first end counts. */
export async function updateEnded(db: Db, sourceId: Id, now: Date): Promise<void> {
  await db
    .update(sources)
    .set({ endedAt: now })
    .where(and(eq(sources.id, sourceId), isNull(sources.endedAt)))
}

/** A repeated visit only updates the time. */
export async function upsertAttribution(db: Db, attribution: typeof attributions.$inferInsert): Promise<void> {
  await db
    .insert(attributions)
    .values(attribution)
    .onConflictDoUpdate({
      target: [attributions.personId, attributions.sourceId],
      set: { lastAt: attribution.lastAt },
    })
}

export async function hasSignedUpByLink(db: Db, personId: Id): Promise<boolean> {
  const [row] = await db
    .select({ id: attributions.id })
    .from(attributions)
    .where(and(eq(attributions.personId, personId), isNotNull(attributions.signedUpAt)))
  return row !== undefined
}

export function selectSignUps(db: Db, sourceId: Id, { after, limit }: { after?: Id | undefined; limit: number }) {
  return db
    .select({ id: attributions.id, personId: attributions.personId, at: attributions.createdAt })
    .from(attributions)
    .where(
      and(
        eq(attributions.sourceId, sourceId),
        isNotNull(attributions.signedUpAt),
        after === undefined ? undefined : lt(attributions.id, after),
      ),
    )
    .orderBy(desc(attributions.id))
    .limit(limit)
}
