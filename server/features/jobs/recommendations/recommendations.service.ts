import { createHash } from 'node:crypto'
import {
  readReader,
  type SearchingPerson,
  type SearchTools,
} from '#server/features/jobs/job-search/job-search.service.ts'
import { findJobCards, findOwnListJobs, showJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiddenJobs } from '#server/features/jobs/saved-jobs/hidden-items.service.ts'
import { findJobMarks } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import { type RankedResult, rankJobs } from '#shared/features/jobs/recommendations/ranking/rank-jobs.ts'
import type { RankedPerson } from '#shared/features/jobs/recommendations/ranking/ranking-sides.ts'
import { RANKING_VERSION } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'
import type { LoggedScore, Recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findCandidates } from './candidates.service.ts'
import { dismissedJob, rankedJob, readRankedPerson } from './ranked-sides.service.ts'
import { presentDismissal, presentRecommendation, presentScore } from './recommendations.presenter.ts'
import {
  type DismissalRow,
  deleteDismissal,
  deleteRunsOf,
  insertRun,
  selectDismissals,
  selectIsOn,
  selectLastDigest,
  selectLastScore,
  upsertDismissal,
  upsertIsOn,
} from './recommendations.queries.ts'

/** As many as people look through, and as fit into 80 KB of HTML with their reasons; for more there is the search. */
const MAX_SHOWN = 8
/** Older ones say little about what a person wants now. */
const MAX_DISMISSALS = 100

export async function recommendJobs(tools: SearchTools, viewer: SearchingPerson & Viewer): Promise<Recommendations> {
  const { db } = tools
  if (!(await selectIsOn(db, viewer.id))) return { isOn: false, hasSkills: false, items: [], dismissed: [] }
  const [profile, reader, dismissals, hidden] = await Promise.all([
    readRankedPerson(db, viewer.id),
    readReader(db, viewer),
    selectDismissals(db, viewer.id, MAX_DISMISSALS),
    findHiddenJobs(db, viewer.id),
  ])
  const dismissedIds = dismissals.map(({ jobId }) => jobId)
  const person: RankedPerson = { ...profile, dismissals: dismissals.map(({ reason, job }) => ({ reason, job })) }
  const candidates = await findCandidates(tools, { ...profile, reader, excluded: [...hidden, ...dismissedIds] })
  const [marks, cards, dismissed] = await Promise.all([
    findJobMarks(db, viewer.id, candidates),
    findJobCards(db, candidates),
    findOwnListJobs(db, viewer, dismissedIds),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const open = marks.filter(({ appliedAt }) => appliedAt === null).flatMap(({ jobId }) => cardOf.get(jobId) ?? [])
  const jobs = withoutCompanies(open, dismissals).map((card) =>
    rankedJob(card, verdictOf(card, reader, tools.now), tools.now.getTime()),
  )
  const shown = rankJobs(person, jobs).slice(0, MAX_SHOWN)
  await logScores(db, viewer.id, person, shown, tools.now)
  return {
    isOn: true,
    hasSkills: person.skills.length > 0,
    items: shown.flatMap((result) => {
      const card = cardOf.get(result.job.id)
      return card ? [presentRecommendation({ ...card, verdict: result.job.verdict }, person, result)] : []
    }),
    dismissed: dismissals.flatMap((row) => {
      const job = dismissed.find(({ id }) => id === row.jobId)
      return job ? [presentDismissal(row, job)] : []
    }),
  }
}

/** Dismissing a company excludes all of its jobs. */
function withoutCompanies(cards: readonly JobCard[], dismissals: readonly DismissalRow[]): JobCard[] {
  const companyIds = new Set(dismissals.flatMap(({ reason, job }) => (reason === 'company' ? [job.companyId] : [])))
  return cards.filter(({ company }) => !companyIds.has(company.id))
}

const verdictOf = (card: JobCard, reader: FitPerson, now: Date) =>
  fitOf(reader, fitJob(card), { now: now.getTime(), today: now.toISOString().slice(0, 10) }).verdict

/** Logs every score that is shown, with all of its inputs. An unchanged ranking is logged once. */
async function logScores(
  db: Db,
  personId: Id,
  person: RankedPerson,
  shown: readonly RankedResult[],
  now: Date,
): Promise<void> {
  const scores = shown.map(({ job, score, worths }, place) => ({ jobId: job.id, place: place + 1, score, worths, job }))
  const digest = createHash('sha256')
    .update(JSON.stringify([RANKING_VERSION, person, scores]))
    .digest('base64url')
  if ((await selectLastDigest(db, personId)) === digest) return
  const run = { id: newId(), personId, version: RANKING_VERSION, person, digest, createdAt: now }
  await insertRun(db, run, scores)
}

export const explainScore = async (db: Db, personId: Id, jobId: Id): Promise<LoggedScore> =>
  presentScore(found(await selectLastScore(db, personId, jobId)))

export async function dismissJob(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  jobId: Id,
  reason: DismissReason,
): Promise<void> {
  const job = await showJob(db, viewer, jobId)
  await upsertDismissal(db, { personId: viewer.id, jobId, reason, job: dismissedJob(job), createdAt: clock.now() })
}

export const undoDismissal = (db: Db, personId: Id, jobId: Id): Promise<void> => deleteDismissal(db, personId, jobId)

export const readSettings = async (db: Db, personId: Id) => ({ isOn: await selectIsOn(db, personId) })

/** Switching off also deletes the log; dismissals stay for when it is switched on again. */
export const switchRecommendations = (db: Db, personId: Id, isOn: boolean): Promise<void> =>
  transaction(db, async (tx) => {
    await upsertIsOn(tx, personId, isOn)
    if (!isOn) await deleteRunsOf(tx, personId)
  })
