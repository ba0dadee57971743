import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  notExists,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { isSubmittedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import { isOpenChange } from '#shared/features/elite/projects/project-change-status.ts'
import {
  isActiveProject,
  isCompletedProject,
  isFinishedProject,
  isOverProject,
} from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  isAbandoned,
  projectChanges,
  projectEvents,
  projectHours,
  projectMilestones,
  projectReviews,
  projects,
} from './projects.tables.ts'

export type ProjectRecord = typeof projects.$inferSelect
export type MilestoneRecord = typeof projectMilestones.$inferSelect
export type ChangeRecord = typeof projectChanges.$inferSelect
export type HoursRecord = typeof projectHours.$inferSelect
export type ReviewRecord = typeof projectReviews.$inferSelect

/** Null if the member already has a project for this brief. */
export async function insertProject(tx: Db, row: typeof projects.$inferInsert): Promise<ProjectRecord | null> {
  const [inserted] = await tx.insert(projects).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function selectProject(db: Db, id: Id): Promise<ProjectRecord | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id))
  return row ?? null
}

/** Locked: what both sides do to a project happens one after the other. */
export async function lockProject(tx: Db, id: Id): Promise<ProjectRecord | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update')
  return row ?? null
}

export async function updateProject(tx: Db, id: Id, facts: Partial<ProjectRecord>): Promise<void> {
  await tx.update(projects).set(facts).where(eq(projects.id, id))
}

/** Projects of a brief that are not over. */
export async function countOpen(db: Db, briefId: Id): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(projects)
    .where(and(eq(projects.briefId, briefId), statusNotIn(projects.status, isOverProject)))
  return row?.open ?? 0
}

type Page = { before: Id | undefined; limit: number }
type Owner = { personId: Id } | { companyId: Id }

export const selectProjectsOf = (db: Db, owner: Owner, { before, limit }: Page): Promise<ProjectRecord[]> =>
  db
    .select()
    .from(projects)
    .where(
      and(
        'personId' in owner ? eq(projects.personId, owner.personId) : eq(projects.companyId, owner.companyId),
        before === undefined ? undefined : lt(projects.id, before),
      ),
    )
    .orderBy(desc(projects.id))
    .limit(limit)

/** Finished ones, newest first. */
export const selectFinishedOf = (db: Db, personId: Id): Promise<ProjectRecord[]> =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.personId, personId), statusIn(projects.status, isFinishedProject)))
    .orderBy(desc(projects.completedAt))

/** Both sides have agreed to show them. */
export const selectShowcase = (db: Db, { before, limit }: Page): Promise<ProjectRecord[]> =>
  db
    .select()
    .from(projects)
    .where(
      and(
        statusIn(projects.status, isFinishedProject),
        isNotNull(projects.memberConsentAt),
        isNotNull(projects.companyConsentAt),
        before === undefined ? undefined : lt(projects.id, before),
      ),
    )
    .orderBy(desc(projects.id))
    .limit(limit)

/** In the order in which they were planned. */
export const selectMilestones = (db: Db, projectIds: readonly Id[]): Promise<MilestoneRecord[]> =>
  projectIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(projectMilestones)
        .where(inArray(projectMilestones.projectId, [...projectIds]))
        .orderBy(asc(projectMilestones.dueOn), asc(projectMilestones.id))

export async function selectMilestone(db: Db, id: Id): Promise<MilestoneRecord | null> {
  const [row] = await db.select().from(projectMilestones).where(eq(projectMilestones.id, id))
  return row ?? null
}

export async function insertMilestone(tx: Db, row: typeof projectMilestones.$inferInsert): Promise<void> {
  await tx.insert(projectMilestones).values(row)
}

export async function deleteMilestone(tx: Db, id: Id): Promise<void> {
  await tx.delete(projectMilestones).where(eq(projectMilestones.id, id))
}

export async function updateMilestone(tx: Db, id: Id, facts: Partial<MilestoneRecord>): Promise<void> {
  await tx.update(projectMilestones).set(facts).where(eq(projectMilestones.id, id))
}

/** Newest first. */
export const selectChanges = (db: Db, projectId: Id): Promise<ChangeRecord[]> =>
  db
    .select()
    .from(projectChanges)
    .where(eq(projectChanges.projectId, projectId))
    .orderBy(desc(projectChanges.id))
    .limit(200)

export async function selectChange(db: Db, id: Id): Promise<ChangeRecord | null> {
  const [row] = await db.select().from(projectChanges).where(eq(projectChanges.id, id))
  return row ?? null
}

export async function countOpenChanges(db: Db, projectId: Id): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(projectChanges)
    .where(and(eq(projectChanges.projectId, projectId), statusIn(projectChanges.status, isOpenChange)))
  return row?.open ?? 0
}

/** False if another change of the same milestone waits for an answer. */
export async function insertChange(tx: Db, row: typeof projectChanges.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(projectChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: projectChanges.id })
  return inserted.length > 0
}

/** The member’s account was deleted before the work was done. */
export const selectAbandoned = (db: Db, limit: number): Promise<ProjectRecord[]> =>
  db.select().from(projects).where(isAbandoned(projects)).limit(limit)

const resumesOf = (projectId: Id | PgColumn) =>
  and(eq(projectEvents.subjectId, projectId), eq(projectEvents.event, 'resume'))

/** Only of active projects, and not soon after a pause: while it lasts, the company cannot reply. */
export const selectSilent = (db: Db, before: Date, limit: number): Promise<MilestoneRecord[]> =>
  db
    .select(getTableColumns(projectMilestones))
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(
      and(
        statusIn(projectMilestones.status, isSubmittedMilestone),
        lte(projectMilestones.submittedAt, before),
        statusIn(projects.status, isActiveProject),
        notExists(
          db
            .select({ id: projectEvents.id })
            .from(projectEvents)
            .where(and(resumesOf(projects.id), gt(projectEvents.createdAt, before))),
        ),
      ),
    )
    .limit(limit)

/** Null if it was never paused. */
export async function selectResumedAt(db: Db, projectId: Id): Promise<Date | null> {
  const [row] = await db
    .select({ at: projectEvents.createdAt })
    .from(projectEvents)
    .where(resumesOf(projectId))
    .orderBy(desc(projectEvents.id))
    .limit(1)
  return row?.at ?? null
}

export const selectUnreviewed = (db: Db, before: Date, limit: number): Promise<ProjectRecord[]> =>
  db
    .select()
    .from(projects)
    .where(and(statusIn(projects.status, isCompletedProject), lte(projects.completedAt, before)))
    .limit(limit)

/** Newest first; a year of days is enough to look at. */
export const selectHours = (db: Db, projectId: Id): Promise<HoursRecord[]> =>
  db.select().from(projectHours).where(eq(projectHours.projectId, projectId)).orderBy(desc(projectHours.day)).limit(366)

export async function upsertHours(tx: Db, row: typeof projectHours.$inferInsert): Promise<void> {
  const { minutes, note = '' } = row
  await tx
    .insert(projectHours)
    .values(row)
    .onConflictDoUpdate({ target: [projectHours.projectId, projectHours.day], set: { minutes, note } })
}

export async function deleteHours(tx: Db, projectId: Id, day: string): Promise<void> {
  await tx.delete(projectHours).where(and(eq(projectHours.projectId, projectId), eq(projectHours.day, day)))
}

export const selectReviews = (db: Db, projectIds: readonly Id[]): Promise<ReviewRecord[]> =>
  projectIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(projectReviews)
        .where(inArray(projectReviews.projectId, [...projectIds]))

export async function upsertReview(tx: Db, row: typeof projectReviews.$inferInsert): Promise<void> {
  const { stars, text, authorId = null } = row
  await tx
    .insert(projectReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [projectReviews.projectId, projectReviews.side],
      set: { stars, text, authorId, createdAt: sql`excluded.created_at` },
    })
}
