import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isDisputedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { projectMilestones, projects } from '../projects.tables.ts'

const inQueue = statusIn(projectMilestones.status, isDisputedMilestone)

export async function selectDisputeFigures(db: Db, lateBefore: Date) {
  const { disputedAt } = projectMilestones
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${disputedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${disputedAt})`.mapWith(disputedAt),
    })
    .from(projectMilestones)
    .where(inQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

const disputes = (db: Db) =>
  db
    .select({ milestone: projectMilestones, project: projects })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))

export type DisputeRow = Awaited<ReturnType<typeof disputes>>[number]

/** Longest waiting first. */
export function selectDisputes(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<DisputeRow[]> {
  const { disputedAt, id } = projectMilestones
  const position = sql`(select (disputed_at, id) from project_milestones where id = ${after})`
  return disputes(db)
    .where(and(inQueue, after ? sql`(${disputedAt}, ${id}) > ${position}` : undefined))
    .orderBy(asc(disputedAt), asc(id))
    .limit(limit)
}

export async function selectDispute(db: Db, milestoneId: Id): Promise<DisputeRow | null> {
  const [row] = await disputes(db).where(and(eq(projectMilestones.id, milestoneId), inQueue))
  return row ?? null
}
