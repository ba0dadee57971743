import { and, asc, count, desc, eq, gt, ilike, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import type { ApplicantGroup, ApplicantSort } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationStatus, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Place } from '../../../../platform/http/responses/time-cursor.ts'
import { applications } from '../applications.tables.ts'
import { anyPart } from '../own/any-part.ts'
import { type CardRow, cardColumns, profileColumns } from './company-applications.queries.ts'

/** All jobs of the company without `jobId`. */
export type ApplicantScope = { companyId: Id; jobId: Id | undefined; exceptJobs?: readonly Id[] | undefined }

export type Filters = {
  /** Jobs whose applicants cannot be found by name. */
  namelessJobs: readonly Id[]
  search: string | undefined
  country: string | undefined
  minOverlap: number | undefined
  dueBefore: Date | undefined
}

type ListQuery = Filters & {
  group: ApplicantGroup | undefined
  status: ApplicationStatus | undefined
  stageId: Id | undefined
  sort: ApplicantSort
  after: Place | undefined
  limit: number
}

const { submittedAt, replyDueAt, stageId } = applications
const live = statusIn(applications.status, isLive)

const groups: Record<ApplicantGroup, SQL | undefined> = {
  new: and(live, isNull(stageId)),
  active: live,
  ended: statusNotIn(applications.status, isLive),
}

export const inScope = ({ companyId, jobId, exceptJobs = [] }: ApplicantScope): SQL | undefined =>
  and(
    jobId === undefined ? eq(applications.companyId, companyId) : eq(applications.jobId, jobId),
    exceptJobs.length === 0 ? undefined : notInArray(applications.jobId, [...exceptJobs]),
  )

export const matching = ({ namelessJobs, search, country, minOverlap, dueBefore }: Filters): SQL | undefined =>
  and(
    search === undefined
      ? undefined
      : or(
          and(
            ilike(profileColumns.name, anyPart(search)),
            namelessJobs.length === 0 ? undefined : notInArray(applications.jobId, [...namelessJobs]),
          ),
          ilike(profileColumns.headline, anyPart(search)),
          ilike(profileColumns.city, anyPart(search)),
        ),
    country === undefined ? undefined : eq(profileColumns.country, country),
    minOverlap === undefined ? undefined : sql`(${applications.match} ->> 'overlapHours')::numeric >= ${minOverlap}`,
    dueBefore && and(lte(replyDueAt, dueBefore), isNull(applications.rejectionDueAt)),
  )

function after(sort: ApplicantSort, { at, id }: Place): SQL | undefined {
  if (sort === 'newest')
    return at === null ? undefined : or(lt(submittedAt, at), and(eq(submittedAt, at), lt(applications.id, id)))
  const nothingOwed = isNull(replyDueAt)
  return at === null
    ? and(nothingOwed, gt(applications.id, id))
    : or(gt(replyDueAt, at), and(eq(replyDueAt, at), gt(applications.id, id)), nothingOwed)
}

const orderOf = (sort: ApplicantSort): SQL[] =>
  sort === 'newest' ? [desc(submittedAt), desc(applications.id)] : [asc(replyDueAt), asc(applications.id)]

export const selectApplicants = (db: Db, scope: ApplicantScope, query: ListQuery): Promise<CardRow[]> =>
  db
    .select(cardColumns)
    .from(applications)
    .where(
      and(
        inScope(scope),
        matching(query),
        query.group && groups[query.group],
        query.status && eq(applications.status, query.status),
        query.stageId === undefined ? undefined : and(eq(stageId, query.stageId), live),
        query.after && after(query.sort, query.after),
      ),
    )
    .orderBy(...orderOf(query.sort))
    .limit(query.limit)

/** A column of the board: a pipeline stage, or "new" or "ended". */
export type Column = { stageId: Id } | { group: 'new' | 'ended' }

export async function selectNeighbours(
  db: Db,
  scope: ApplicantScope,
  { column, sort, ...filters }: Filters & { column: Column; sort: ApplicantSort },
  id: Id,
) {
  const matched = matching(filters)
  const order = sql.join(orderOf(sort), sql`, `)
  const inColumn = db
    .select({
      id: applications.id,
      previous: sql<Id | null>`lag(${applications.id}) over (order by ${order})`.as('previous'),
      next: sql<Id | null>`lead(${applications.id}) over (order by ${order})`.as('next'),
      place: sql<number>`row_number() over (order by ${order})`.mapWith(Number).as('place'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(applications)
    .where(
      and(
        inScope(scope),
        // Opened from elsewhere, an applicant may not match the filters, but still has neighbours.
        matched && or(matched, eq(applications.id, id)),
        'group' in column ? groups[column.group] : and(eq(stageId, column.stageId), live),
      ),
    )
    .as('in_column')
  const [row] = await db.select().from(inColumn).where(eq(inColumn.id, id))
  return row ?? null
}

export const countByStatus = (db: Db, scope: ApplicantScope): Promise<{ status: ApplicationStatus; count: number }[]> =>
  db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(inScope(scope))
    .groupBy(applications.status)
