import type { JobStage } from '#server/features/jobs/jobs/jobs.service.ts'
import { READABLE_DAYS, REOPEN_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import {
  applicationStatusMachine,
  isLive,
  isWithdrawn,
} from '#shared/features/hiring/applications/application-status.ts'
import type {
  CompanyApplication,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import type { ApplicationTest } from '../application-tests.service.ts'
import {
  type CompanySide,
  canAct,
  canJudge,
  canReadContactDetails,
  canReadContent,
  canReadPrivateAnswers,
  isStillReadable,
} from '../applications.policy.ts'
import type { ApplicationRow, EventRow } from '../applications.queries.ts'
import { iso, presentDeletion } from '../own/own-applications.presenter.ts'
import { isOverdue } from '../own/talent-actions.ts'
import { rejectionIn } from '../own/timeline.ts'
import { daysAfter } from '../promise/promise-dates.ts'
import type { CardRow, NoteRow, RatingRow } from './company-applications.queries.ts'

type CardSide = { now: Date; ownRating: number | null; tests: readonly ApplicationTest[]; isForTeam: boolean }

export const presentCompanyCard = (
  row: CardRow,
  { now, ownRating, tests, isForTeam }: CardSide,
): CompanyApplicationCard => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  talent: {
    // Deleted submissions do not reveal the applicant.
    id: row.submissionDeletedAt === null ? row.talentId : null,
    name: row.name,
    headline: row.headline,
    country: row.country,
    city: row.city,
    timeZone: row.timeZone,
  },
  status: row.status,
  stageId: row.stageId,
  submittedAt: row.submittedAt.toISOString(),
  firstViewedAt: iso(row.firstViewedAt),
  replyDueAt: iso(row.replyDueAt),
  isOverdue: isOverdue(row, now),
  lastActivityAt: row.lastActivityAt.toISOString(),
  rating: ownRating,
  fit: row.match,
  mustHaves: mustHavesOf(row),
  knockedOut: row.knockedOut,
  tests:
    isForTeam || !isStillReadable(row, now)
      ? []
      : tests.map(({ title, percent, state }) => ({ title, percent, state })),
  rejectionDueAt: iso(row.rejectionDueAt),
  submissionDeleted: presentDeletion(row),
  conversationId: row.conversationId,
})

function mustHavesOf({ jobSkills, ownSkills }: Pick<CardRow, 'jobSkills' | 'ownSkills'>) {
  const required = (jobSkills ?? []).filter(({ isRequired }) => isRequired)
  if (required.length === 0 || ownSkills === null) return null
  const own = new Set(ownSkills.map(({ slug }) => slug))
  return { met: required.filter(({ skillId }) => own.has(skillId)).length, total: required.length }
}

type DetailSide = {
  side: CompanySide
  now: Date
  names: ReadonlyMap<Id, string>
  /** Filtered to what this reader may read. */
  notes: readonly NoteRow[]
  ratings: readonly RatingRow[]
  events: readonly EventRow[]
  stages: readonly JobStage[]
  isJobOver: boolean
  isIdentityVerified: boolean
}

export const presentDetail = (
  row: ApplicationRow,
  card: CompanyApplicationCard,
  { side, now, names, notes, ratings, events, stages, isJobOver, isIdentityVerified }: DetailSide,
): CompanyApplication => ({
  ...card,
  sent: isStillReadable(row, now) && canReadContent(side) ? forReader(row.sent, side) : withoutContent(row.sent),
  sentReadableUntil: iso(row.endedAt && daysAfter(row.endedAt, READABLE_DAYS)),
  notes: notes.map((note) => presentNote(note, names)),
  // To avoid bias, others' ratings are shown only to those who have rated.
  ratings: card.rating === null ? [] : ratings.map(({ raterId, rating }) => ({ by: names.get(raterId) ?? '', rating })),
  history: events.map((event) => ({
    id: event.id,
    event: event.event,
    from: event.fromStatus,
    to: event.toStatus,
    by: event.actorRole,
    actorName: event.actorRole === 'company' && event.actorId ? (names.get(event.actorId) ?? null) : null,
    reason: event.reason,
    rejection: rejectionIn(row, event),
    at: event.createdAt.toISOString(),
  })),
  stages: stages.map(({ id, name, kind }) => ({ id, name, kind })),
  rejection: row.rejectReason && { reason: row.rejectReason, feedback: row.feedback },
  withdrawal: isWithdrawn(row.status) ? { reason: row.withdrawReason, note: row.withdrawNote } : null,
  isNameHidden: false,
  isForTeam: !canReadContent(side),
  isIdentityVerified,
  can: companyActions(row, { side, now, isJobOver }),
})

const forReader = (sent: SentForm, side: CompanySide): SentForm => ({
  ...sent,
  ...(!canReadContactDetails(side) && { email: '', phone: null, ...withoutLinks(sent) }),
  answers: canReadPrivateAnswers(side) ? sent.answers : sent.answers.filter(({ isPrivate }) => !isPrivate),
})

/** Links and references are ways to reach the applicant, too. */
const withoutLinks = ({ background }: SentForm): Pick<SentForm, 'background'> =>
  background
    ? {
        background: {
          ...background,
          entries: background.entries.filter(({ section }) => section !== 'links' && section !== 'references'),
        },
      }
    : {}

/** What remains for the company: who applied for what, and its own decisions. */
const withoutContent = ({ formVersion, name, job, profile, consents }: SentForm): SentForm => ({
  formVersion,
  name,
  job,
  profile,
  consents,
  email: '',
  phone: null,
  coverNote: null,
  resume: null,
  resumeText: null,
  answers: [],
  intro: null,
})

export const presentNote = (
  { id, authorId, text, scope, createdAt }: NoteRow,
  names: ReadonlyMap<Id, string>,
): CompanyApplication['notes'][number] => ({
  id,
  author: (authorId && names.get(authorId)) ?? '',
  text,
  scope,
  at: createdAt.toISOString(),
})

type Action = CompanyApplication['can'][number]

function companyActions(
  row: ApplicationRow,
  { side, now, isJobOver }: Pick<DetailSide, 'side' | 'now' | 'isJobOver'>,
): Action[] {
  const may = (event: 'hire' | 'reject' | 'reopen') =>
    canAct(side) && next(applicationStatusMachine, row.status, event, 'company') !== null
  const isRejecting = row.rejectionDueAt !== null
  const possible: [Action, boolean][] = [
    ['move', canAct(side) && isLive(row.status) && !isRejecting],
    ['reject', may('reject') && !isRejecting],
    ['cancel_rejection', canAct(side) && isRejecting],
    ['hire', may('hire') && !isRejecting],
    ['reopen', may('reopen') && isReopenable(row, now) && !isJobOver],
    ['note', canJudge(side) && isRetained(row)],
    ['rate', canJudge(side) && isRetained(row)],
    ['message', canAct(side) && row.conversationId !== null],
  ]
  return possible.filter(([, isPossible]) => isPossible).map(([action]) => action)
}

/** A deleted submission can neither be judged nor reopened. */
export const isRetained = ({ submissionDeletedAt }: Pick<ApplicationRow, 'submissionDeletedAt'>): boolean =>
  submissionDeletedAt === null

export const isReopenable = (row: Pick<ApplicationRow, 'endedAt' | 'submissionDeletedAt'>, now: Date): boolean =>
  isRetained(row) && row.endedAt !== null && daysAfter(row.endedAt, REOPEN_DAYS) >= now
