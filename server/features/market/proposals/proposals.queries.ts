import { and, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isOpenProposal } from '#shared/features/market/proposals/proposal-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { proposals } from './proposals.tables.ts'

export type ProposalRow = typeof proposals.$inferSelect

export async function insertProposal(tx: Db, row: typeof proposals.$inferInsert): Promise<ProposalRow> {
  const [saved] = await tx.insert(proposals).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

/** Links of suspended people do not work. */
const hasToken = (tokenHash: Buffer): SQL | undefined =>
  and(
    eq(proposals.tokenHash, tokenHash),
    sql`exists (select from people seller where seller.id = ${proposals.sellerId} and seller.suspended_at is null)`,
  )

export async function selectByToken(db: Db, tokenHash: Buffer): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(hasToken(tokenHash))
  return row ?? null
}

export async function lockByToken(tx: Db, tokenHash: Buffer): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(hasToken(tokenHash)).for('update')
  return row ?? null
}

export async function lockProposal(tx: Db, id: Id): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update')
  return row ?? null
}

type Page = { cursor?: Id | undefined; limit: number }

export const selectOwn = (db: Db, sellerId: Id, { cursor, limit }: Page): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.sellerId, sellerId), cursor === undefined ? undefined : lt(proposals.id, cursor)))
    .orderBy(desc(proposals.id))
    .limit(limit + 1)

export async function countOpen(db: Db, sellerId: Id, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(proposals)
    .where(
      and(eq(proposals.sellerId, sellerId), statusIn(proposals.status, isOpenProposal), gt(proposals.expiresAt, now)),
    )
  return row?.count ?? 0
}
