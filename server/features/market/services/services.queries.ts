import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { MAX_KEPT } from '#shared/features/market/services/service-kinds.ts'
import {
  isKeptService,
  isLiveService,
  isOfferedService,
  isPausedService,
  isServiceInReview,
} from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { services } from './services.tables.ts'

export type ServiceRow = typeof services.$inferSelect
export type NewServiceRow = typeof services.$inferInsert

/** Nobody can order from a suspended account. */
export const isSellerActive: SQL = sql`exists (
  select from people seller where seller.id = ${services.personId} and seller.suspended_at is null)`

const selectOne = async (db: Db, which: SQL | undefined): Promise<ServiceRow | null> => {
  const [row] = await db.select().from(services).where(which)
  return row ?? null
}

export const selectService = (db: Db, id: Id): Promise<ServiceRow | null> => selectOne(db, eq(services.id, id))

/** Null if its seller is suspended. */
export const selectActiveService = (db: Db, id: Id): Promise<ServiceRow | null> =>
  selectOne(db, and(eq(services.id, id), isSellerActive))

export async function lockActiveService(tx: Db, id: Id): Promise<ServiceRow | null> {
  const [row] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), isSellerActive))
    .for('update')
  return row ?? null
}

export async function lockService(tx: Db, id: Id): Promise<ServiceRow | null> {
  const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update')
  return row ?? null
}

export async function insertService(db: Db, row: NewServiceRow): Promise<ServiceRow> {
  const [saved] = await db.insert(services).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function updateService(tx: Db, id: Id, facts: Partial<NewServiceRow>): Promise<ServiceRow> {
  const [saved] = await tx.update(services).set(facts).where(eq(services.id, id)).returning()
  if (!saved) throw new Error('an update returned nothing')
  return saved
}

/** Newest first. Their number is limited, so there is one page. */
export const selectOwnServices = (db: Db, personId: Id): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(eq(services.personId, personId), statusIn(services.status, isKeptService)))
    .orderBy(desc(services.id))
    .limit(MAX_KEPT)

/** Oldest first. */
export const selectIdsByTitle = (db: Db, titles: readonly string[]) =>
  db
    .select({ id: services.id, title: services.title })
    .from(services)
    .where(and(inArray(services.title, [...titles]), statusIn(services.status, isLiveService)))
    .orderBy(asc(services.id))

export async function countKept(db: Db, personId: Id): Promise<{ kept: number; offered: number }> {
  const [row] = await db
    .select({
      kept: count(),
      offered: sql<number>`count(*) filter (where ${statusIn(services.status, isOfferedService)})`.mapWith(Number),
    })
    .from(services)
    .where(and(eq(services.personId, personId), statusIn(services.status, isKeptService)))
  return row ?? { kept: 0, offered: 0 }
}

/** Paused until today or earlier. */
export const selectResuming = (db: Db, today: LocalDate): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(statusIn(services.status, isPausedService), lte(services.pausedUntil, today)))

export async function updateEuros(db: Db, perEuro: Readonly<Record<string, number>>): Promise<void> {
  await db.execute(
    sql`update services set from_euro = from_price / (${JSON.stringify(perEuro)}::jsonb ->> currency)::float8
        where (${JSON.stringify(perEuro)}::jsonb ->> currency) is not null`,
  )
}

const inQueue = statusIn(services.status, isServiceInReview)

export async function selectQueueFigures(db: Db, lateBefore: Date) {
  const { submittedAt } = services
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${submittedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${submittedAt})`.mapWith(submittedAt),
    })
    .from(services)
    .where(inQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Longest waiting first. */
export function selectQueue(db: Db, { after, limit }: { after: Id | undefined; limit: number }): Promise<ServiceRow[]> {
  const position = sql`(select (submitted_at, id) from services where id = ${after})`
  return db
    .select()
    .from(services)
    .where(and(inQueue, after ? sql`(${services.submittedAt}, ${services.id}) > ${position}` : undefined))
    .orderBy(asc(services.submittedAt), asc(services.id))
    .limit(limit)
}

export const selectInQueue = (db: Db, id: Id): Promise<ServiceRow | null> =>
  selectOne(db, and(eq(services.id, id), inQueue))
