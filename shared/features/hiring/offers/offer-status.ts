// The lifecycle of an offer. A new version goes out as `sent` again and voids what was signed for the one before.
//
//   draft ─submit─▶ pending_approval ─approve─▶ approved ─send─▶ sent ─view─▶ viewed
//     ◀────────return───────┴────────────────────┘                 └──counter──┴──▶ negotiating ──keep, revise──▶ sent
//   sent, viewed, negotiating ─accept─▶ accepted ─countersign─▶ countersigned ─complete─▶ completed
//        decline ─▶ declined (talent)    expire ─▶ expired (automatic)    withdraw ─▶ withdrawn (company)
//
// What was never sent can be withdrawn, too; after the talent has signed, nothing can.

import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

const unsentStatuses = ['draft', 'pending_approval', 'approved'] as const
const openStatuses = ['sent', 'viewed', 'negotiating'] as const
const signedStatuses = ['accepted', 'countersigned', 'completed'] as const
const lostStatuses = ['declined', 'expired', 'withdrawn'] as const

export const offerStatuses = [...unsentStatuses, ...openStatuses, ...signedStatuses, ...lostStatuses] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Steps of the company that need nothing but a reason; `revise` and `countersign` have endpoints of their own. */
export const companyOfferSteps = ['submit', 'return', 'approve', 'send', 'keep', 'withdraw'] as const
export type CompanyOfferStep = (typeof companyOfferSteps)[number]

export const offerEventNames = [
  ...companyOfferSteps,
  'revise',
  'countersign',
  'view',
  'counter',
  'accept',
  'decline',
  'expire',
  'complete',
] as const
export type OfferEvent = (typeof offerEventNames)[number]
export type OfferActor = 'talent' | 'company' | 'system'

type Row = Transition<OfferStatus, OfferEvent, OfferActor>

const fromEach = (
  statuses: readonly OfferStatus[],
  event: OfferEvent,
  to: OfferStatus,
  ...by: readonly OfferActor[]
): Row[] => statuses.map((from) => ({ from, event, to, by }))

export const offerStatusMachine = statusMachine<OfferStatus, OfferEvent, OfferActor>({
  states: offerStatuses,
  transitions: [
    { from: 'draft', event: 'submit', to: 'pending_approval', by: ['company'] },
    { from: 'pending_approval', event: 'approve', to: 'approved', by: ['company'] },
    ...fromEach(['pending_approval', 'approved'], 'return', 'draft', 'company'),
    { from: 'approved', event: 'send', to: 'sent', by: ['company'] },
    { from: 'sent', event: 'view', to: 'viewed', by: ['talent'] },
    ...fromEach(['sent', 'viewed'], 'counter', 'negotiating', 'talent'),
    { from: 'negotiating', event: 'keep', to: 'sent', by: ['company'] },
    ...fromEach(openStatuses, 'revise', 'sent', 'company'),
    ...fromEach(openStatuses, 'accept', 'accepted', 'talent'),
    { from: 'accepted', event: 'countersign', to: 'countersigned', by: ['company'] },
    { from: 'countersigned', event: 'complete', to: 'completed', by: ['system'] },
    ...fromEach(openStatuses, 'decline', 'declined', 'talent'),
    ...fromEach(openStatuses, 'expire', 'expired', 'system'),
    // The system withdraws what is still open when the application ends.
    ...fromEach([...unsentStatuses, ...openStatuses], 'withdraw', 'withdrawn', 'company', 'system'),
  ],
})

const isOneOf = statusPredicates<OfferStatus>()

export const isDraftOffer = isOneOf('draft')
export const isUnsentOffer = isOneOf(...unsentStatuses)
export const isUnseenOffer = isOneOf('sent')
/** The talent can still answer. */
export const isOpenOffer = isOneOf(...openStatuses)
/** Signed by the talent, waiting for the company. */
export const needsCountersignature = isOneOf('accepted')
export const isCountersigned = isOneOf('countersigned')
export const isSignedOffer = isOneOf(...signedStatuses)
export const isCompletedOffer = isOneOf('completed')
export const isDeclinedOffer = isOneOf('declined')
/** Ended without a contract. */
export const isLostOffer = isOneOf(...lostStatuses)
/** An application has at most one of these. */
export const isLiveOffer = isOneOf(...unsentStatuses, ...openStatuses, 'accepted', 'countersigned')
export const isEndedOffer = isOneOf('completed', ...lostStatuses)

/** The company has to act next. */
export const awaitsCompany = isOneOf(...unsentStatuses, 'negotiating', 'accepted')
/** The talent has to act next. */
export const awaitsTalentAnswer = isOneOf('sent', 'viewed')
