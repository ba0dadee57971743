import type { JobStage } from '#server/features/jobs/jobs/jobs.service.ts'
import type { PlacedCompany } from '#server/features/people/companies/companies.service.ts'
import { isHired, isLive, isRejected, isWithdrawn } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard, ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { OwnListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { ApplicationTest } from '../application-tests.service.ts'
import type { ApplicationRow, LightRow } from '../applications.queries.ts'
import { reapplyFrom } from '../receiving.service.ts'
import { canCloseFrom, editableUntil, expiresAt, isOverdue, talentActions, turnOf } from './talent-actions.ts'

export const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

export const presentDeletion = ({
  submissionDeletedAt,
  submissionDeletedBy,
}: Pick<LightRow, 'submissionDeletedAt' | 'submissionDeletedBy'>) =>
  submissionDeletedAt && submissionDeletedBy && { at: submissionDeletedAt.toISOString(), by: submissionDeletedBy }

export type CardSide = {
  now: Date
  job: OwnListJob
  company: PlacedCompany
  stage: JobStage | undefined
  tests: readonly ApplicationTest[]
  unread: number
  isJobOpen: boolean
  hasLiveOne: boolean
}

export const presentCard = (row: LightRow, side: CardSide): ApplicationCard => ({
  id: row.id,
  job: side.job,
  jobTitle: row.jobTitle,
  company: {
    id: side.company.id,
    slug: side.company.slug,
    name: side.company.name,
    country: side.company.country,
    city: side.company.city,
    timeZone: side.company.timeZone,
  },
  status: row.status,
  stage: side.stage ? { name: side.stage.name, kind: side.stage.kind } : null,
  submittedAt: row.submittedAt.toISOString(),
  lastActivityAt: row.lastActivityAt.toISOString(),
  replyDueAt: iso(row.replyDueAt),
  isOverdue: isOverdue(row, side.now),
  turn: turnOf(row, side.tests, side.now),
  testsDue: side.tests
    .filter(({ isOpen }) => isOpen && isLive(row.status))
    .map(({ title, dueAt }) => ({ title, dueAt: iso(dueAt) })),
  isArchived: row.isArchived,
  submissionDeleted: presentDeletion(row),
  conversationId: row.conversationId,
  unreadMessages: side.unread,
  can: talentActions(row, side),
})

type DetailSide = {
  now: Date
  isJobOpen: boolean
  stages: readonly JobStage[]
  timeline: ApplicationDetail['timeline']
  people: ApplicationDetail['people']
}

export const presentDetail = (row: ApplicationRow, card: ApplicationCard, side: DetailSide): ApplicationDetail => ({
  ...card,
  stages: presentStages(row, side),
  timeline: side.timeline,
  sent: row.sent,
  firstViewedAt: iso(row.firstViewedAt),
  resumeOpenedAt: iso(row.resumeOpenedAt),
  editableUntil: iso(editableUntil(row, side.now)),
  giveUpFrom: iso(canCloseFrom(row)),
  expiresAt: iso(expiresAt(row)),
  rejection: presentRejection(row),
  withdrawal:
    isWithdrawn(row.status) && row.endedAt
      ? { reason: row.withdrawReason, note: row.withdrawNote, at: row.endedAt.toISOString() }
      : null,
  reapplyFrom: iso(reapplyFrom(row, side.now)),
  people: side.people,
  isJobOpen: side.isJobOpen,
})

/** A pending rejection stays with the company. */
const presentRejection = ({ status, rejectReason, feedback, givesNoFeedback, endedAt }: ApplicationRow) =>
  isRejected(status) && rejectReason && endedAt
    ? { reason: rejectReason, feedback, givesNoFeedback, at: endedAt.toISOString() }
    : null

type StageSide = Pick<DetailSide, 'stages' | 'timeline'>

/** Stages can be skipped; a direct hire skips all that were still ahead. */
function presentStages(
  { status, stageId, firstViewedAt }: ApplicationRow,
  { stages, timeline }: StageSide,
): ApplicationDetail['stages'] {
  const now = stages.findIndex(({ id }) => id === stageId)
  const been = stagesReached(timeline)
  // Events keep the stage names of their day. Once a stage is renamed, skipped stages cannot be told from passed ones.
  const isRenamed = [...been].some((name) => stages.every((stage) => stage.name !== name))
  const stateAt = ({ name, kind }: JobStage, place: number) => {
    if (place === now) return isHired(status) ? 'done' : 'now'
    if (place > now && !isHired(status)) return 'ahead'
    const isRead = kind === 'review' && firstViewedAt !== null
    return been.has(name) || isRead || (isRenamed && place < now) ? 'done' : 'skipped'
  }
  return stages.map((stage, place) => {
    const { id, name, kind } = stage
    return { id, name, kind, state: stateAt(stage, place) }
  })
}

const stagesReached = (timeline: DetailSide['timeline']): ReadonlySet<string> =>
  new Set(timeline.flatMap(({ kind, words }) => (kind === 'step' && words !== null ? [words] : [])))
