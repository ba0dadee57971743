import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'

const ID = '01890000-0000-7000-8000-00000000a991'
const JOB_ID = '01890000-0000-7000-8000-0000000000b1'
const COMPANY_ID = '01890000-0000-7000-8000-0000000000c0'

const sent = {
  formVersion: 1,
  name: 'Wanjiru Kamau',
  email: 'wanjiru@people.example',
  phone: null,
  coverNote: null,
  resume: null,
  resumeText: null,
  answers: [],
  intro: null,
  consents: [],
  // Job and profile are collapsed on the page, so their content does not matter.
  job: { description: '<p>You keep ledgers.</p>', requirements: [], responsibilities: [] },
  profile: {},
} as unknown as SentForm

/** Sent to Fjordpay on 2 November and waiting for a reply; override what the test is about. */
export function anApplication(given: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return {
    id: ID,
    job: { id: JOB_ID, company: { id: COMPANY_ID, name: 'Fjordpay' }, card: null },
    jobTitle: 'Senior Backend Engineer',
    company: {
      id: COMPANY_ID,
      slug: 'fjordpay',
      name: 'Fjordpay',
      country: 'NO',
      city: 'Oslo',
      timeZone: 'Europe/Oslo',
    },
    status: 'submitted',
    stage: null,
    submittedAt: '2026-11-02T15:40:00.000Z',
    lastActivityAt: '2026-11-02T15:40:00.000Z',
    replyDueAt: '2026-11-09T15:40:00.000Z',
    isOverdue: false,
    turn: 'company',
    testsDue: [],
    isArchived: false,
    submissionDeleted: null,
    conversationId: null,
    unreadMessages: 0,
    can: ['withdraw', 'archive'],
    stages: [],
    timeline: [],
    sent,
    firstViewedAt: null,
    resumeOpenedAt: null,
    editableUntil: null,
    giveUpFrom: '2026-11-16T15:40:00.000Z',
    expiresAt: '2026-11-23T15:40:00.000Z',
    rejection: null,
    withdrawal: null,
    reapplyFrom: null,
    people: [],
    isJobOpen: true,
    ...given,
  }
}
