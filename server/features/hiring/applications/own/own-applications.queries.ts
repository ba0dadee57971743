import { and, count, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { ApplicationView } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationStatus, isEnded, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Place } from '../../../../platform/http/responses/time-cursor.ts'
import { type LightRow, lightColumns } from '../applications.queries.ts'
import { applications } from '../applications.tables.ts'
import { anyPart } from './any-part.ts'

const onShelf = (shelf: ApplicationView): SQL | undefined =>
  shelf === 'archived'
    ? eq(applications.isArchived, true)
    : and(eq(applications.isArchived, false), statusIn(applications.status, shelf === 'live' ? isLive : isEnded))

/** Keyset condition for newest activity first. */
const before = ({ at, id }: Place): SQL | undefined =>
  at === null
    ? undefined
    : or(lt(applications.lastActivityAt, at), and(eq(applications.lastActivityAt, at), lt(applications.id, id)))

/** Matches the names as they were on submission. */
const matchesText = (text: string): SQL | undefined =>
  or(
    ilike(sql`${applications.sent} -> 'job' ->> 'title'`, anyPart(text)),
    ilike(sql`${applications.sent} -> 'job' -> 'company' ->> 'name'`, anyPart(text)),
  )

type OwnQuery = {
  shelf: ApplicationView
  status: ApplicationStatus | undefined
  among: readonly Id[] | undefined
  text: string | undefined
  after: Place | undefined
  limit: number
}

export const selectOwn = (db: Db, talentId: Id, query: OwnQuery): Promise<LightRow[]> =>
  db
    .select(lightColumns)
    .from(applications)
    .where(
      and(
        eq(applications.talentId, talentId),
        onShelf(query.shelf),
        query.status && eq(applications.status, query.status),
        query.among && inArray(applications.id, [...query.among]),
        query.text ? matchesText(query.text) : undefined,
        query.after && before(query.after),
      ),
    )
    .orderBy(desc(applications.lastActivityAt), desc(applications.id))
    .limit(query.limit)

export async function selectOwnOne(db: Db, id: Id): Promise<LightRow | null> {
  const [row] = await db.select(lightColumns).from(applications).where(eq(applications.id, id))
  return row ?? null
}

type Count = { status: ApplicationStatus; isArchived: boolean; count: number }

export const countOwn = (db: Db, talentId: Id): Promise<Count[]> =>
  db
    .select({ status: applications.status, isArchived: applications.isArchived, count: count() })
    .from(applications)
    .where(eq(applications.talentId, talentId))
    .groupBy(applications.status, applications.isArchived)

type LiveApplication = {
  id: Id
  jobId: Id
  isArchived: boolean
  awaitsTalentSince: Date | null
  replyDueAt: Date | null
}

/** Needs no limit: the number of active applications is limited. */
export const selectLive = (db: Db, talentId: Id): Promise<LiveApplication[]> => {
  const { id, jobId, isArchived, awaitsTalentSince, replyDueAt } = applications
  return db
    .select({ id, jobId, isArchived, awaitsTalentSince, replyDueAt })
    .from(applications)
    .where(and(eq(applications.talentId, talentId), statusIn(applications.status, isLive)))
}
