import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type ApplicationStatus, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ApplicationRow } from './applications.queries.ts'
import { applications } from './applications.tables.ts'

/** Null if this talent already has an active application for the job. */
export async function insertApplication(
  db: Db,
  application: typeof applications.$inferInsert,
): Promise<ApplicationRow | null> {
  const [row] = await db.insert(applications).values(application).onConflictDoNothing().returning()
  return row ?? null
}

type EarlierApplication = { id: Id; status: ApplicationStatus; endedAt: Date | null }

/** Newest first. */
export const selectEarlier = (db: Db, talentId: Id, jobId: Id): Promise<EarlierApplication[]> =>
  db
    .select({ id: applications.id, status: applications.status, endedAt: applications.endedAt })
    .from(applications)
    .where(and(eq(applications.talentId, talentId), eq(applications.jobId, jobId)))
    .orderBy(desc(applications.submittedAt), desc(applications.id))

export async function countOf(db: Db, talentId: Id, since: Date): Promise<{ sent: number; live: number }> {
  const liveOnly = statusIn(applications.status, isLive)
  const [row] = await db
    .select({
      sent: sql<number>`count(*) filter (where ${gt(applications.submittedAt, since)})`.mapWith(Number),
      live: sql<number>`count(*) filter (where ${liveOnly})`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.talentId, talentId))
  return row ?? { sent: 0, live: 0 }
}

export async function countLiveTo(db: Db, jobId: Id): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), statusIn(applications.status, isLive)))
  return row?.count ?? 0
}
