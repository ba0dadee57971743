// The demo talent's applications: one of every kind.

import type { RejectReason, WithdrawReason } from '#shared/features/hiring/applications/application-kinds.ts'
import type { StageKind } from '#shared/features/jobs/jobs/job-fields.contract.ts'

export type Act = { daysAgo: number } & (
  | { does: 'look' }
  | { does: 'move'; to: StageKind }
  | { does: 'say'; by: 'company' | 'talent'; text: string }
  | { does: 'reject'; reason: RejectReason; feedback: string }
  | { does: 'hire' }
  | { does: 'withdraw'; reason: WithdrawReason; note: string }
)

export type Story = { sentDaysAgo: number; note: string; acts: readonly Act[] }

/** At the company of the demo recruiter, who can see the other side of it. */
export const storyAtOwnCompany: Story = {
  sentDaysAgo: 9,
  note: 'I have kept payments reconciled between four banks for three years and would like to do it where it is the product.',
  acts: [
    { daysAgo: 8, does: 'look' },
    { daysAgo: 6, does: 'move', to: 'interview' },
    {
      daysAgo: 1,
      does: 'say',
      by: 'company',
      text: 'Thank you for the conversation. Which of your references may we call?',
    },
  ],
}

export const stories: readonly Story[] = [
  // Just sent.
  { sentDaysAgo: 1, note: 'What you wrote about choosing your own on-call weeks made me apply.', acts: [] },
  // Shortlisted.
  {
    sentDaysAgo: 6,
    note: 'Most of my work is Go and PostgreSQL; the rest is explaining it.',
    acts: [
      { daysAgo: 5, does: 'look' },
      { daysAgo: 3, does: 'move', to: 'review' },
    ],
  },
  // Read without a reply: overdue.
  {
    sentDaysAgo: 17,
    note: 'I bring six years of building queues that never lost a message.',
    acts: [{ daysAgo: 15, does: 'look' }],
  },
  // With an offer.
  {
    sentDaysAgo: 24,
    note: 'Your ledger is the one I have been reading about. I would like to help keep it right.',
    acts: [
      { daysAgo: 22, does: 'look' },
      { daysAgo: 18, does: 'move', to: 'interview' },
      {
        daysAgo: 17,
        does: 'say',
        by: 'company',
        text: 'Could you talk to Ines and me on Thursday at 14:00 your time?',
      },
      { daysAgo: 16, does: 'say', by: 'talent', text: 'Thursday works. Talk to you then.' },
      { daysAgo: 2, does: 'move', to: 'offer' },
    ],
  },
  // Rejected with useful feedback.
  {
    sentDaysAgo: 30,
    note: 'I have not run Kafka at your scale, and would like to learn from people who have.',
    acts: [
      { daysAgo: 28, does: 'look' },
      { daysAgo: 24, does: 'move', to: 'interview' },
      {
        daysAgo: 20,
        does: 'reject',
        reason: 'experience',
        feedback:
          'You explained idempotency better than anyone else we interviewed. We need someone who has already run Kafka across regions. We would be glad to talk again in a year.',
      },
    ],
  },
  // Rejected without an interview.
  {
    sentDaysAgo: 40,
    note: 'To be honest: I know the stack, but not the industry.',
    acts: [{ daysAgo: 36, does: 'reject', reason: 'other_person', feedback: '' }],
  },
  // Withdrawn.
  {
    sentDaysAgo: 21,
    note: 'Happy to start in spring.',
    acts: [
      { daysAgo: 19, does: 'look' },
      { daysAgo: 14, does: 'withdraw', reason: 'process_too_long', note: 'Five rounds are too many alongside my job.' },
    ],
  },
  // Never answered.
  { sentDaysAgo: 44, note: 'I am two hours away from your team’s time zone.', acts: [] },
]

/** A story only names the target stages; this adds the stages of the job in between. */
export function throughStages({ sentDaysAgo, acts }: Story, stages: readonly { kind: StageKind }[]): Act[] {
  let place = -1
  let lastDaysAgo = sentDaysAgo
  return acts.flatMap((act) => {
    const before = { place, daysAgo: lastDaysAgo }
    lastDaysAgo = act.daysAgo
    if (act.does !== 'move') return [act]
    place = Math.max(
      stages.findIndex(({ kind }) => kind === act.to),
      0,
    )
    const between = stages.slice(before.place + 1, place).filter(({ kind }) => kind !== 'review')
    const pause = (before.daysAgo - act.daysAgo) / (between.length + 1)
    const steps = between.map(
      ({ kind }, at): Act => ({ daysAgo: before.daysAgo - pause * (at + 1), does: 'move', to: kind }),
    )
    return [...steps, act]
  })
}
