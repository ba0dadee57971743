// Starting, editing and discarding drafts. There is one per person and job, shared by all devices.

import { findVisibleFile } from '#server/features/base/files/files.service.ts'
import { findOpenSourceId } from '#server/features/entry/sources/sources.service.ts'
import { findCurrentInvitation } from '#server/features/jobs/invitations/invited.service.ts'
import { findOwnListJobs, type ViewedJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { ApplicationSource } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplyObstacle, Draft, DraftCard, DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import type { CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { type DraftProblem, findDraftProblems } from '#shared/features/hiring/apply/draft-problems.ts'
import { isDiscardedDraft, isStalledDraft } from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwnDraft } from '../apply.policy.ts'
import { findForm, formForPerson } from '../forms/apply-forms.service.ts'
import { type DraftContext, draftFactsOf, loadDraftContext } from './draft-context.service.ts'
import { discardWithLeftovers } from './draft-leftovers.service.ts'
import { presentDraft, presentDraftCard } from './drafts.presenter.ts'
import {
  type DraftChange,
  type DraftRow,
  insertDraft,
  lockDraft,
  lockOpenDraft,
  selectDraft,
  selectOpenDraft,
  selectOpenDrafts,
  updateDraft,
} from './drafts.queries.ts'
import { findPayUnit } from './prefill/pay-unit.service.ts'
import { prefill } from './prefill/prefill.service.ts'
import { findStanding, obstacleError, viewReadableJob } from './standing.service.ts'
import { ensureOpen, moveDraft } from './transitions.service.ts'

type ClockDeps = Pick<Platform, 'clock'>

/** Temporary obstacles: the talent can write until they pass. */
const temporaryObstacles: readonly ApplyObstacle[] = ['day_limit', 'live_limit']

type Start = {
  via?: string | undefined
  /** What a guest has just typed. */
  guestName?: string | undefined
}

export async function startDraft(
  db: Db,
  platform: ClockDeps,
  requester: Requester,
  jobId: Id,
  start: Start,
): Promise<Draft> {
  const viewed = await viewReadableJob(db, requester.viewer, jobId)
  const draft = await transaction(db, (tx) => startOrResume(tx, platform, requester.viewer, viewed, start))
  return showRow(db, platform, requester, draft)
}

async function startOrResume(
  tx: Db,
  { clock }: ClockDeps,
  viewer: Viewer,
  viewed: ViewedJob,
  start: Start,
): Promise<DraftRow> {
  const jobId = viewed.job.id
  const begun = await lockOpenDraft(tx, viewer.id, jobId)
  if (begun) return resumeDraft(tx, begun)
  const now = clock.now()
  const { obstacle } = await findStanding(tx, viewer.id, viewed, now)
  if (obstacle !== null && !temporaryObstacles.includes(obstacle)) throw obstacleError(obstacle)
  const form = formForPerson(await findForm(tx, viewed.job))
  const beginning = await prefill(tx, viewer.id, jobId, form)
  const row = await insertDraft(tx, {
    jobId,
    companyId: viewed.company.id,
    personId: viewer.id,
    ...beginning,
    ...(start.guestName && { name: start.guestName }),
    formVersion: form.version,
    ...(await sourceOf(tx, { clock }, viewer.id, jobId, start)),
    startedAt: now,
    updatedAt: now,
  })
  // Started on another device at the same moment.
  return row ?? found(await selectOpenDraft(tx, viewer.id, jobId))
}

/** An invitation takes precedence over a tracked link. */
async function sourceOf(
  tx: Db,
  { clock }: ClockDeps,
  personId: Id,
  jobId: Id,
  { via, guestName }: Start,
): Promise<{ source: ApplicationSource; sourceId: Id | null }> {
  const invitationId = await findCurrentInvitation(tx, personId, jobId)
  if (invitationId) return { source: 'invitation', sourceId: invitationId }
  const linkId = via === undefined ? null : await findOpenSourceId({ db: tx, clock }, via)
  if (guestName !== undefined) return { source: 'guest', sourceId: linkId }
  return { source: linkId ? 'link' : 'direct', sourceId: linkId }
}

export const resumeDraft = (tx: Db, draft: DraftRow): Promise<DraftRow> =>
  isStalledDraft(draft.status)
    ? moveDraft(tx, draft, { event: 'resume', actor: { role: 'talent', id: draft.personId } })
    : Promise.resolve(draft)

export async function findOwnDraft(db: Db, viewer: { id: Id }, id: Id): Promise<DraftRow> {
  const draft = found(await selectDraft(db, id))
  ensure(isOwnDraft(viewer, draft), 'not_found')
  return draft
}

export async function lockOwnDraft(tx: Db, viewer: { id: Id }, id: Id): Promise<DraftRow> {
  const draft = found(await lockDraft(tx, id))
  ensure(isOwnDraft(viewer, draft), 'not_found')
  return draft
}

export const showDraft = async (db: Db, platform: ClockDeps, requester: Requester, id: Id): Promise<Draft> =>
  showRow(db, platform, requester, await findOwnDraft(db, requester.viewer, id))

export type ValidatedDraft = { applyForm: CompanyApplyForm; context: DraftContext; problems: DraftProblem[] }

export async function validateDraft(
  db: Db,
  platform: ClockDeps,
  draft: DraftRow,
  viewed: ViewedJob,
): Promise<ValidatedDraft> {
  const applyForm = await findForm(db, viewed.job)
  const form = formForPerson(applyForm)
  const context = await loadDraftContext(db, platform, draft, form)
  return { applyForm, context, problems: findDraftProblems(form, draft, draftFactsOf(context)) }
}

async function showRow(db: Db, platform: ClockDeps, requester: Requester, draft: DraftRow): Promise<Draft> {
  const viewed = await viewJob(db, requester.viewer, draft.jobId)
  return presentValidated(db, platform, requester, {
    draft,
    viewed,
    validated: await validateDraft(db, platform, draft, viewed),
  })
}

type DraftView = { draft: DraftRow; viewed: ViewedJob; validated: ValidatedDraft }

async function presentValidated(
  db: Db,
  platform: ClockDeps,
  { viewer, i18n }: Requester,
  { draft, viewed, validated }: DraftView,
): Promise<Draft> {
  const [job] = await findOwnListJobs(db, viewer, [draft.jobId])
  const { obstacle } = await findStanding(db, viewer.id, viewed, platform.clock.now())
  const form = formForPerson(validated.applyForm)
  const payUnit = await findPayUnit(db, draft, form, viewed.job)
  return presentDraft(draft, { ...validated, form, job: found(job), obstacle, payUnit }, i18n)
}

export async function listDrafts(db: Db, viewer: Viewer): Promise<DraftCard[]> {
  const rows = await selectOpenDrafts(db, viewer.id)
  const listed = await findOwnListJobs(
    db,
    viewer,
    rows.map(({ jobId }) => jobId),
  )
  const jobs = new Map(listed.map((job) => [job.id, job]))
  return rows.map((row) => presentDraftCard(row, found(jobs.get(row.jobId))))
}

type DraftEdit = { [Name in keyof DraftFields]?: DraftFields[Name] | undefined } & { revision: number }

export async function writeDraft(
  db: Db,
  platform: ClockDeps,
  requester: Requester,
  id: Id,
  writing: DraftEdit,
): Promise<Draft> {
  const { viewer } = requester
  if (writing.resumeFileId) await ensureOwnResume(db, viewer, writing.resumeFileId)
  const written = await transaction(db, async (tx) => {
    const draft = await resumeDraft(tx, ensureOpen(await lockOwnDraft(tx, viewer, id)))
    ensure(draft.revision === writing.revision, 'status_changed_meanwhile')
    const viewed = await viewJob(tx, viewer, draft.jobId)
    const change = await changeOf(tx, draft, viewed, writing)
    const row = found(await updateDraft(tx, id, { ...change, updatedAt: platform.clock.now() }))
    const validated = await validateDraft(tx, platform, row, viewed)
    return { draft: await updateWaiting(tx, row, validated.problems), viewed, validated }
  })
  return presentValidated(db, platform, requester, written)
}

const noResume = /* i18n */ {
  id: 'apply.resume_gone',
  message: 'Your résumé file is no longer available. Upload it again.',
}

async function ensureOwnResume(db: Db, viewer: { id: Id }, fileId: Id): Promise<void> {
  try {
    const file = await findVisibleFile(db, viewer, fileId)
    if (file.personId === viewer.id && file.kind === 'resume' && isReadyFile(file.status)) return
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
  throw fieldError(['resumeFileId'], noResume)
}

async function changeOf(
  tx: Db,
  draft: DraftRow,
  { job }: ViewedJob,
  { revision, answers: given, ...fields }: DraftEdit,
): Promise<DraftChange> {
  const change = { ...fields, revision: revision + 1, reminders: 0 }
  if (!given) return change
  const { questions } = await findForm(tx, job)
  // Drop answers to questions that are no longer asked.
  const known = new Set(questions.map(({ id }) => id))
  const answers = { ...draft.answers, ...given }
  const isTouched = (id: Id) => id in given && JSON.stringify(given[id]) !== JSON.stringify(draft.answers[id])
  return {
    ...change,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id))),
    // Once edited, an answer no longer counts as a suggestion.
    prefilled: Object.fromEntries(Object.entries(draft.prefilled).filter(([id]) => known.has(id) && !isTouched(id))),
  }
}

/** `waiting` if nothing is left to type, only a recording or a test. */
function updateWaiting(tx: Db, draft: DraftRow, problems: readonly DraftProblem[]): Promise<DraftRow> {
  const left = problems.filter(({ step }) => step !== 'review')
  const isWaiting = left.length > 0 && left.every(({ step }) => step === 'intro' || step === 'tests')
  const status = isWaiting ? 'waiting' : 'in_progress'
  if (draft.status === status) return Promise.resolve(draft)
  return moveDraft(tx, draft, {
    event: isWaiting ? 'wait' : 'write',
    actor: { role: 'talent', id: draft.personId },
  })
}

export function discardDraft(db: Db, platform: Platform, viewer: { id: Id }, id: Id): Promise<void> {
  return transaction(db, async (tx) => {
    const draft = await lockOwnDraft(tx, viewer, id)
    // Discarding again is not an error.
    if (isDiscardedDraft(draft.status)) return
    await discardWithLeftovers(tx, platform, draft, { role: 'talent', id: viewer.id })
  })
}
