import { and, asc, desc, eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CompanyRow } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isPublishedJob, isUnapprovedJob, type JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobReaders, jobStages, jobs } from './jobs.tables.ts'

export type JobRow = typeof jobs.$inferSelect
export type NewJobRow = typeof jobs.$inferInsert
export type StageRow = typeof jobStages.$inferSelect

export async function insertJob(db: Db, job: NewJobRow): Promise<JobRow> {
  const [row] = await db.insert(jobs).values(job).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Null when the status changed meanwhile, because it decides what may be written. */
export async function updateJob(
  db: Db,
  id: Id,
  status: JobStatus,
  facts: Partial<Omit<NewJobRow, 'status'>>,
): Promise<JobRow | null> {
  const [row] = await db
    .update(jobs)
    .set(facts)
    .where(and(eq(jobs.id, id), eq(jobs.status, status)))
    .returning()
  return row ?? null
}

export async function selectJob(db: Db, id: Id): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row ?? null
}

/** Row lock until the transaction ends. */
export async function lockJob(tx: Db, id: Id): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  return row ?? null
}

/** What lists show of a job: without the long texts, which are most of the row. */
const cardColumns = {
  id: jobs.id,
  companyId: jobs.companyId,
  slug: jobs.slug,
  title: jobs.title,
  employmentType: jobs.employmentType,
  engagements: jobs.engagements,
  workplace: jobs.workplace,
  seniority: jobs.seniority,
  eligibility: jobs.eligibility,
  hours: jobs.hours,
  pay: jobs.pay,
  languages: jobs.languages,
  skills: jobs.skills,
  travelPercent: jobs.travelPercent,
  equipment: jobs.equipment,
  locations: jobs.locations,
  replyDays: jobs.replyDays,
  publishedAt: jobs.publishedAt,
  unstated: jobs.unstated,
  postedOn: jobs.postedOn,
}

export type JobCardRow = Pick<JobRow, keyof typeof cardColumns>

/** The company part of a card, joined: on the hot path one statement is cheaper than two. */
const cardCompanyColumns = {
  companySlug: sql<string>`companies.slug`,
  companyName: sql<string>`companies.name`,
  companyCountry: sql<string | null>`companies.country`,
  companyCity: sql<string | null>`companies.city`,
  companyTimeZone: sql<string | null>`companies.time_zone`,
  companyWorkFrom: sql<number | null>`companies.work_from`,
  companyWorkTo: sql<number | null>`companies.work_to`,
}

export type CardCompanyRow = Pick<
  CompanyRow,
  'id' | 'slug' | 'name' | 'country' | 'city' | 'timeZone' | 'workFrom' | 'workTo'
>

type CardJson = Omit<JobCardRow, 'publishedAt'> & { publishedAt: string | null } & {
  [Column in keyof typeof cardCompanyColumns]: (typeof cardCompanyColumns)[Column]['_']['type']
}

const named = (columns: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** As a single JSON text: every search loads a page of cards, and decoding the columns one by one took twice the CPU time. */
const jobCardsByIds = preparedPerPool((db) =>
  db
    .select({ cards: sql<CardJson[] | null>`json_agg(card)` })
    .from(
      sql`(select ${named({ ...cardColumns, ...cardCompanyColumns })}
        from ${jobs} join companies on companies.id = ${jobs.companyId}
        where ${jobs.id} = any(${sql.placeholder('ids')}::uuid[])) as card`,
    )
    .prepare('job_cards'),
)

export async function selectJobCards(
  db: Db,
  ids: readonly Id[],
): Promise<{ job: JobCardRow; company: CardCompanyRow }[]> {
  if (ids.length === 0) return []
  const [row] = await jobCardsByIds(db).execute({ ids: [...ids] })
  return (row?.cards ?? []).map((card) => ({
    job: { ...card, publishedAt: card.publishedAt === null ? null : new Date(card.publishedAt) },
    company: {
      id: card.companyId,
      slug: card.companySlug,
      name: card.companyName,
      country: card.companyCountry,
      city: card.companyCity,
      timeZone: card.companyTimeZone,
      workFrom: card.companyWorkFrom,
      workTo: card.companyWorkTo,
    },
  }))
}

export const selectInStatus = (db: Db, ids: readonly Id[], status: JobStatus): Promise<{ id: Id; companyId: Id }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: jobs.id, companyId: jobs.companyId })
        .from(jobs)
        .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, status)))

/** What decides whether this person may read the jobs. */
export const selectReadings = (db: Db, ids: readonly Id[], personId: Id) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: jobs.id,
          companyId: jobs.companyId,
          status: jobs.status,
          visibility: jobs.visibility,
          closeReason: jobs.closeReason,
          publishedAt: jobs.publishedAt,
          isInvited: sql<boolean>`${jobReaders.personId} is not null`,
        })
        .from(jobs)
        .leftJoin(jobReaders, and(eq(jobReaders.jobId, jobs.id), eq(jobReaders.personId, personId)))
        .where(inArray(jobs.id, [...ids]))

/** With the long texts. */
export const selectOpenJobs = (db: Db, ids: readonly Id[]): Promise<JobRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(jobs)
        .where(and(inArray(jobs.id, [...ids]), statusIn(jobs.status, isPublishedJob)))

type ListFilter = {
  companyId?: Id
  status?: JobStatus | undefined
  within?: { statuses: readonly JobStatus[] } | undefined
  after?: Id | undefined
  limit: number
}

const filtered = ({ companyId, status, within }: ListFilter, after: SQL | undefined) =>
  and(
    companyId === undefined ? undefined : eq(jobs.companyId, companyId),
    status === undefined ? undefined : eq(jobs.status, status),
    within && statusIn(jobs.status, within),
    after,
  )

/** Newest first: ids contain the creation time. */
export const selectCompanyJobs = (db: Db, filter: ListFilter & { companyId: Id }): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(filtered(filter, filter.after === undefined ? undefined : lt(jobs.id, filter.after)))
    .orderBy(desc(jobs.id))
    .limit(filter.limit)

export const selectJobsByStatus = (db: Db, filter: ListFilter & { status: JobStatus }): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(filtered(filter, filter.after === undefined ? undefined : sql`${jobs.id} > ${filter.after}`))
    .orderBy(asc(jobs.id))
    .limit(filter.limit)

/** Serializes the creation of drafts per company until the transaction ends, so that the limit holds. */
export async function lockDraftsOf(tx: Db, companyId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${companyId}`}, 0))`)
}

export const countUnpublished = (db: Db, companyId: Id): Promise<number> =>
  db.$count(jobs, and(eq(jobs.companyId, companyId), statusIn(jobs.status, isUnapprovedJob)))

export const selectStages = (db: Db, jobIds: readonly Id[]): Promise<StageRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(jobStages)
        .where(inArray(jobStages.jobId, [...jobIds]))
        .orderBy(asc(jobStages.jobId), asc(jobStages.place))

type StageInput = Pick<StageRow, 'name' | 'kind'>

/** Stages keep their row while they keep their position, so that references stay valid. */
export async function writeStages(db: Db, jobId: Id, stages: readonly StageInput[]): Promise<void> {
  if (stages.length > 0)
    await db
      .insert(jobStages)
      .values(stages.map((stage, place) => ({ jobId, place, name: stage.name, kind: stage.kind })))
      .onConflictDoUpdate({
        target: [jobStages.jobId, jobStages.place],
        set: { name: sql`excluded.name`, kind: sql`excluded.kind` },
      })
  await db.delete(jobStages).where(and(eq(jobStages.jobId, jobId), sql`${jobStages.place} >= ${stages.length}`))
}

export async function insertReader(db: Db, jobId: Id, personId: Id): Promise<void> {
  await db.insert(jobReaders).values({ jobId, personId }).onConflictDoNothing()
}

export async function selectIsReader(db: Db, jobId: Id, personId: Id): Promise<boolean> {
  const rows = await db
    .select({ jobId: jobReaders.jobId })
    .from(jobReaders)
    .where(and(eq(jobReaders.jobId, jobId), eq(jobReaders.personId, personId)))
  return rows.length > 0
}

export async function deleteReader(db: Db, jobId: Id, personId: Id): Promise<void> {
  await db.delete(jobReaders).where(and(eq(jobReaders.jobId, jobId), eq(jobReaders.personId, personId)))
}
