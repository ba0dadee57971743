// Creating and reading jobs. See editing.service.ts for edits, job-status.service.ts for status changes, and
// job-upkeep.service.ts for what happens automatically.

import type { I18n } from '@lingui/core'
import { isSkill } from '#server/features/base/reference/skill-phrases.service.ts'
import {
  type CompanyRow,
  findCompanies,
  findCompanyFor,
  placed,
  windowOf,
} from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { MAX_UNPUBLISHED, MAX_UNPUBLISHED_UNVERIFIED } from '#shared/features/jobs/jobs/job-limits.ts'
import { readyJob } from '#shared/features/jobs/jobs/job-ready.contract.ts'
import type { JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { StatableTerm } from '#shared/features/jobs/jobs/job-terms.ts'
import type {
  CompanyJob,
  CompanyJobListQuery,
  JobCard,
  JobListQuery,
  OwnListJob,
  PublicJob,
} from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { isVerifiedCompany, mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { cleanJobHtml } from './job-html.ts'
import { canEditJob, canReadJob, canWriteFor, companyEvents, type JobInView, operatorEvents } from './jobs.policy.ts'
import { presentCompanyJob, presentJob, presentJobCard } from './jobs.presenter.ts'
import {
  countUnpublished,
  deleteReader,
  insertJob,
  insertReader,
  type JobRow,
  lockDraftsOf,
  type StageRow,
  selectCompanyJobs,
  selectInStatus,
  selectIsReader,
  selectJob,
  selectJobCards,
  selectJobsByStatus,
  selectReadings,
  selectStages,
  writeStages,
} from './jobs.queries.ts'
import { shippedRates } from './pay-rates.service.ts'
import { searchFacts } from './search-facts.service.ts'
import { roleOnJob } from './team/job-role.service.ts'

/** A job and its company, with the viewer's relation to them. */
export type ViewedJob = {
  job: JobRow
  company: CompanyRow
  memberRole: MemberRole | null
  isInvited?: boolean | undefined
}

export async function viewJob(db: Db, viewer: Viewer | null, jobId: Id): Promise<ViewedJob> {
  const job = found(await selectJob(db, jobId))
  const isInvited = viewer !== null && job.visibility === 'invite_only' && (await selectIsReader(db, jobId, viewer.id))
  const { company, memberRole } = await findCompanyFor(db, viewer?.id ?? null, job.companyId)
  const roleHere = viewer && (await roleOnJob(db, { personId: viewer.id, jobId, memberRole }))
  return { job, isInvited, company, memberRole: roleHere }
}

/** Lets an invited person read an invite-only job. */
export const grantReadAccess = (db: Db, jobId: Id, personId: Id): Promise<void> => insertReader(db, jobId, personId)

/** For invitations that ended without an acceptance. */
export const revokeReadAccess = (db: Db, jobId: Id, personId: Id): Promise<void> => deleteReader(db, jobId, personId)

export const inView = ({ job, company, memberRole, isInvited }: ViewedJob): JobInView => ({
  isInvited,
  status: job.status,
  visibility: job.visibility,
  closeReason: job.closeReason,
  wasPublished: job.publishedAt !== null,
  companyStatus: company.status,
  memberRole,
})

export async function showJob(db: Db, viewer: Viewer | null, jobId: Id): Promise<PublicJob> {
  const [viewed, stages] = await together(
    db,
    () => viewJob(db, viewer, jobId),
    () => selectStages(db, [jobId]),
  )
  ensure(canReadJob(viewer, inView(viewed)), 'not_found')
  return presentJob({ ...viewed, stages })
}

/** As showJob, for a job that is already loaded. */
export async function showViewed(db: Db, viewer: Viewer | null, viewed: ViewedJob): Promise<PublicJob> {
  ensure(canReadJob(viewer, inView(viewed)), 'not_found')
  return presentJob({ ...viewed, stages: await selectStages(db, [viewed.job.id]) })
}

/** For members of the company; for everyone else the job does not exist. */
export async function viewOwnJob(db: Db, viewer: Viewer, jobId: Id): Promise<ViewedJob> {
  const viewed = await viewJob(db, viewer, jobId)
  ensure(viewed.memberRole !== null, 'not_found')
  return viewed
}

export async function presentFor(db: Db, viewer: Viewer, viewed: ViewedJob): Promise<CompanyJob> {
  const [job] = await presentAllFor(db, viewer, [viewed])
  return found(job)
}

async function presentAllFor(db: Db, viewer: Viewer, all: readonly ViewedJob[]): Promise<CompanyJob[]> {
  const stages = Map.groupBy(
    await selectStages(
      db,
      all.map(({ job }) => job.id),
    ),
    ({ jobId }) => jobId,
  )
  return all.map((viewed) =>
    presentCompanyJob(
      { ...viewed, stages: stages.get(viewed.job.id) ?? [] },
      {
        can: [...companyEvents(inView(viewed)), ...operatorEvents(viewer, viewed.job.status)],
        canEdit: canEditJob(inView(viewed)),
      },
    ),
  )
}

export const showOwnJob = async (db: Db, viewer: Viewer, jobId: Id): Promise<CompanyJob> =>
  presentFor(db, viewer, await viewOwnJob(db, viewer, jobId))

type JobsShown = CompanyJobListQuery & { within?: { statuses: readonly JobStatus[] } }

export async function listCompanyJobs(db: Db, viewer: Viewer, query: JobsShown): Promise<Page<CompanyJob>> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, query.companyId)
  ensure(memberRole !== null, 'not_found')
  const rows = await selectCompanyJobs(db, {
    companyId: query.companyId,
    status: query.status,
    within: query.within,
    after: query.cursor,
    limit: query.limit + 1,
  })
  const viewed = rows.map(async (job) => ({
    job,
    company,
    memberRole: await roleOnJob(db, { personId: viewer.id, jobId: job.id, memberRole }),
  }))
  return pageFor(db, viewer, await Promise.all(viewed), query.limit)
}

export async function listJobsToReview(
  db: Db,
  viewer: Viewer,
  query: JobListQuery & { status: JobRow['status'] },
): Promise<Page<CompanyJob>> {
  const rows = await selectJobsByStatus(db, { status: query.status, after: query.cursor, limit: query.limit + 1 })
  const companies = await companiesOf(db, rows)
  const all = rows.map((job) => ({ job, company: found(companies.get(job.companyId)), memberRole: null }))
  return pageFor(db, viewer, all, query.limit)
}

async function pageFor(db: Db, viewer: Viewer, all: readonly ViewedJob[], limit: number): Promise<Page<CompanyJob>> {
  const presented = await presentAllFor(db, viewer, all)
  return toPage(presented, limit, (job) => job)
}

async function companiesOf(db: Db, rows: readonly Pick<JobRow, 'companyId'>[]): Promise<Map<Id, CompanyRow>> {
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return new Map(companies.map((company) => [company.id, company]))
}

/** In the given order; missing jobs are left out. */
export async function findJobCards(db: Db, ids: readonly Id[]): Promise<JobCard[]> {
  const rows = await selectJobCards(db, ids)
  const cards = new Map(rows.map(({ job, company }) => [job.id, presentJobCard(job, company)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Which of these accept applications. */
export const findOpenAmong = (db: Db, ids: readonly Id[]): Promise<Set<Id>> => findAmong(db, ids, 'published')

/** Which of these have been changed and wait for a review before they are public again. */
export const findInReviewAmong = (db: Db, ids: readonly Id[]): Promise<Set<Id>> => findAmong(db, ids, 'pending_review')

async function findAmong(db: Db, ids: readonly Id[], status: JobStatus): Promise<Set<Id>> {
  const rows = await selectInStatus(db, ids, status)
  const companies = await companiesOf(db, rows)
  return new Set(rows.filter(({ companyId }) => mayHaveOpenJobs(companies.get(companyId)?.status)).map(({ id }) => id))
}

/** Which of these have ended. */
export async function findEndedAmong(db: Db, ids: readonly Id[]): Promise<Set<Id>> {
  const over = [...(await selectInStatus(db, ids, 'closed')), ...(await selectInStatus(db, ids, 'archived'))]
  return new Set(over.map(({ id }) => id))
}

/** What the company told everyone who was still waiting when the job closed. */
export const closingNoteOf = async (db: Db, jobId: Id): Promise<string | null> =>
  (await selectJob(db, jobId))?.closingNote ?? null

export type JobStage = StageRow

/** Pipeline stages of these jobs, each in order. */
export const findStages = (db: Db, jobIds: readonly Id[]): Promise<JobStage[]> => selectStages(db, jobIds)

/** Which of these a non-member could open from a link. */
export async function findReadableAmong(db: Db, viewer: Viewer, ids: readonly Id[]): Promise<Set<Id>> {
  const rows = await selectReadings(db, ids, viewer.id)
  const companies = await companiesOf(db, rows)
  const readable = rows.filter(({ publishedAt, companyId, ...job }) =>
    canReadJob(viewer, {
      ...job,
      wasPublished: publishedAt !== null,
      companyStatus: found(companies.get(companyId)).status,
      memberRole: null,
    }),
  )
  return new Set(readable.map(({ id }) => id))
}

/** For a person's own lists, in the order of the ids: a listed job may no longer be readable. */
export async function findOwnListJobs(db: Db, viewer: Viewer, ids: readonly Id[]): Promise<OwnListJob[]> {
  const [cards, readable] = await together(
    db,
    () => findJobCards(db, ids),
    () => findReadableAmong(db, viewer, ids),
  )
  return cards.map((card) => ({
    id: card.id,
    company: { id: card.company.id, name: card.company.name },
    card: readable.has(card.id) ? card : null,
  }))
}

export async function createDraft(
  db: Db,
  { viewer, i18n }: Requester,
  companyId: Id,
  fields: JobFields,
): Promise<CompanyJob> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  ensure(canWriteFor(memberRole))
  ensureSkillsAreKnown(fields)
  const most = isVerifiedCompany(company.status) ? MAX_UNPUBLISHED : MAX_UNPUBLISHED_UNVERIFIED
  const job = await transaction(db, async (tx) => {
    await lockDraftsOf(tx, companyId)
    if ((await countUnpublished(tx, companyId)) >= most) throw tooManyDrafts(i18n, most)
    return createJob(tx, company, { fields, createdBy: viewer.id })
  })
  return presentFor(db, viewer, { job, company, memberRole })
}

function tooManyDrafts(i18n: I18n, most: number): AppError {
  const message =
    most === MAX_UNPUBLISHED_UNVERIFIED
      ? i18n._({
          id: 'jobs.one_draft_until_verified',
          message: 'Your company can have one draft until it is verified. Continue with that one.',
        })
      : i18n._({
          id: 'jobs.too_many_drafts',
          message: 'Your company has {most} unpublished jobs. Publish or discard one first.',
          values: { most },
        })
  return new AppError('invalid_input', { fields: { title: [message] } })
}

type NewJob = { fields: JobFields; createdBy: Id | null; unstated?: StatableTerm[]; facts?: Partial<JobRow> }

/** The only way a job is created; `facts` are columns beyond what a company can edit. */
export async function createJob(
  db: Db,
  company: CompanyRow,
  { fields, createdBy, unstated, facts = {} }: NewJob,
): Promise<JobRow> {
  const id = newId()
  const job = await insertJob(db, {
    ...columnsOf(fields, company, unstated),
    ...facts,
    id,
    companyId: company.id,
    slug: slugFor(fields.title, id),
    createdBy,
  })
  await writeStages(db, id, fields.stages)
  return job
}

/** `unstated`: what a feed does not say, so that the search does not find the job by it. */
export function columnsOf(
  { stages: _stages, ...fields }: JobFields,
  company: CompanyRow,
  unstated: StatableTerm[] = [],
) {
  const described = { ...company, workWindow: windowOf(company) }
  return {
    ...fields,
    description: cleanJobHtml(fields.description),
    unstated,
    ...searchFacts({ ...fields, unstated }, described, shippedRates),
  }
}

const SLUG_LENGTH = 80

/** The end of the id keeps slugs of equal titles apart. */
export const slugFor = (title: string, id: Id): string =>
  `${foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')}-${id.slice(-12)}`.replace(/^-/, '')

const unknownSkill = /* i18n */ { id: 'jobs.skill_unknown', message: 'Choose a skill from the list.' }

export function ensureSkillsAreKnown({ skills }: JobFields): void {
  const issues = skills.flatMap(({ skillId }, place) =>
    isSkill(skillId) ? [] : [{ place, code: 'custom' as const, input: skillId }],
  )
  if (issues.length > 0)
    throw new InvalidInput(
      issues.map(({ place, ...issue }) => ({
        ...issue,
        path: ['skills', place, 'skillId'],
        message: unknownSkill.message,
        params: unknownSkill,
      })),
    )
}

/** Reports everything that is missing at once, each problem on its field. */
export function ensureReady(fields: unknown, company: CompanyRow): void {
  const result = readyJob(placed(company).country).safeParse(fields)
  if (!result.success) throw new InvalidInput(result.error.issues)
}
