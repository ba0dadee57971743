import type {
  ApplicantBoard,
  CompanyApplication,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { anApplication } from '#web/features/hiring/applications/application.builder.ts'

export const aCard = (named: Partial<CompanyApplicationCard> = {}): CompanyApplicationCard => ({
  id: 'card',
  jobId: 'job',
  jobTitle: 'Engineer',
  talent: { id: 'talent', name: 'Ada Moyo', headline: null, country: 'KE', city: 'Nairobi', timeZone: null },
  status: 'in_review',
  stageId: null,
  submittedAt: '2026-11-01T00:00:00.000Z',
  firstViewedAt: null,
  replyDueAt: null,
  isOverdue: false,
  lastActivityAt: '2026-11-01T00:00:00.000Z',
  rating: null,
  fit: null,
  mustHaves: null,
  knockedOut: false,
  tests: [],
  rejectionDueAt: null,
  submissionDeleted: null,
  conversationId: null,
  ...named,
})

export const anApplicant = (named: Partial<CompanyApplication> = {}): CompanyApplication => ({
  ...aCard(),
  sent: anApplication().sent,
  sentReadableUntil: null,
  isForTeam: false,
  notes: [],
  ratings: [],
  history: [],
  stages: [],
  rejection: null,
  withdrawal: null,
  isNameHidden: false,
  isIdentityVerified: false,
  can: [],
  ...named,
})

export const aBoard = (
  lanes: Readonly<Record<string, CompanyApplicationCard[]>>,
  { nextCursor = null }: { nextCursor?: string | null } = {},
): ApplicantBoard => ({
  job: { id: 'job', title: 'Engineer', publishedAt: null },
  stages: [],
  columns: Object.fromEntries(Object.entries(lanes).map(([key, cards]) => [key, cards.length])),
  lanes: Object.entries(lanes).map(([key, items]) => ({ key, items, nextCursor })),
  statuses: {},
  all: { people: 0, active: 0, rejected: 0, overdue: 0 },
  countries: [],
  jobs: [],
  areNamesHidden: false,
  can: { act: true, judge: true },
})
