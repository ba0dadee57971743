import { LAST_CHOICE } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  CompanyInterviewRequest,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { InterviewEvent } from '#shared/features/hiring/interviews/interview-status.ts'
import type { CompanyInterview, Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import type { RequestEvent } from '#shared/features/hiring/interviews/request-status.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companyClockOf, type MeetingContext } from './context.service.ts'
import type { InterviewRow } from './meetings/interviews.queries.ts'
import type { FeedbackRow } from './notes/interview-notes.queries.ts'
import type { RequestRow, TimeRow } from './requests/requests.queries.ts'

type About = Pick<RequestRow, 'applicationId' | 'jobId' | 'kind' | 'mode'>

const aboutOf = ({ applicationId, jobId, kind, mode }: About, context: MeetingContext, panel: readonly Id[]) => ({
  applicationId,
  job: { id: jobId, title: context.jobTitle },
  company: { id: context.company.id, name: context.company.name },
  companyClock: companyClockOf(context.company),
  talentClock: context.talentClock,
  kind,
  mode,
  panel: panel.map((id) => ({ id, name: context.names.get(id) ?? '', role: context.roleOf(id) })),
})

type RequestParts = {
  context: MeetingContext
  panel: readonly Id[]
  times: readonly TimeRow[]
  taken: ReadonlySet<Id>
  card: JobCard | null
  starts: readonly Date[]
  now: Date
  can: RequestEvent[]
}

/** The part that is the same for applicant and company. */
type SharedParts = Omit<RequestParts, 'card' | 'starts'>

const factsOf = (row: RequestRow, { context, panel, times, taken, now, can }: SharedParts) => ({
  id: row.id,
  ...aboutOf(row, context, panel),
  minutes: row.minutes,
  message: context.redact(row.message),
  status: row.status,
  times: times.map(({ id, startsAt, proposer }) => ({
    id,
    startsAt: startsAt.toISOString(),
    by: proposer,
    isTaken: taken.has(id) || startsAt.getTime() < now.getTime() + LAST_CHOICE,
  })),
  availability: row.availability,
  counterMessage: row.counterMessage && context.redact(row.counterMessage),
  declineReason: row.declineReason,
  declineNote: row.declineNote && context.redact(row.declineNote),
  sentAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  can,
})

export const presentRequest = (row: RequestRow, { card, starts, ...parts }: RequestParts): InterviewRequest => ({
  ...factsOf(row, parts),
  card,
  starts: starts.map((at) => at.toISOString()),
})

export const presentCompanyRequest = (row: RequestRow, parts: SharedParts): CompanyInterviewRequest => ({
  ...factsOf(row, parts),
  talent: { name: parts.context.talentName },
  requestedBy: (row.requestedBy && parts.context.names.get(row.requestedBy)) ?? '',
})

type InterviewParts = {
  context: MeetingContext
  panel: readonly Id[]
  can: InterviewEvent[]
  movesFreely: boolean
  ownNotes: string
  given: FeedbackRow | null
  received: FeedbackRow | null
  mayGiveFeedback: boolean
}

const feedbackOf = (row: FeedbackRow | null) => row && { stars: row.stars, text: row.text }

export const presentInterview = (
  row: InterviewRow,
  { context, panel, can, movesFreely, ownNotes, given, received, mayGiveFeedback }: InterviewParts,
): Interview => ({
  id: row.id,
  ...aboutOf(row, context, panel),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  place: row.place,
  status: row.status,
  proposedTimes: [...(row.proposedTimes ?? [])],
  movesFreely,
  cancelReason: row.cancelReason,
  cancelNote: row.cancelNote && context.redact(row.cancelNote),
  cancelledBy: row.cancelledBy,
  preparation: row.preparation,
  ownNotes,
  feedback: { given: feedbackOf(given), received: feedbackOf(received), isOpen: mayGiveFeedback },
  can,
})

export const presentCompanyInterview = (row: InterviewRow, parts: InterviewParts): CompanyInterview => ({
  ...presentInterview(row, parts),
  talent: { name: parts.context.talentName },
})
