import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { auditLog } from './operations.tables.ts'

export type AuditRow = typeof auditLog.$inferSelect

export const LOOK = 'case.look'

export async function insertAudit(db: Db, entries: (typeof auditLog.$inferInsert)[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditLog).values(entries)
}

type AuditFilter = { actor?: Id | undefined; subject?: Id | undefined; before?: Id | undefined; limit: number }

export const selectAudit = (db: Db, { actor, subject, before, limit }: AuditFilter): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        actor === undefined ? undefined : eq(auditLog.actorId, actor),
        subject === undefined ? undefined : eq(auditLog.subjectId, subject),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)

/** The subjects to which this operator has done this since the given time. */
export async function selectSeen(
  db: Db,
  actorId: Id,
  { action, subjectIds, since }: { action: string; subjectIds: readonly Id[]; since: Date },
): Promise<Set<Id>> {
  if (subjectIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subjectId, [...subjectIds]),
        eq(auditLog.actorId, actorId),
        eq(auditLog.action, action),
        gt(auditLog.createdAt, since),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export const countDone = (db: Db, action: string, since: Date): Promise<number> =>
  db.$count(auditLog, and(eq(auditLog.action, action), gt(auditLog.createdAt, since)))
