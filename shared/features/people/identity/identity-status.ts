// The lifecycle of an identity check. Reading the document only sorts: a person approves or rejects, and rejecting somebody for
// a fake document takes two.
//
//   collecting ─submit─▶ submitted ─pass──▶ in_review ─approve─▶ approved ─warn─▶ expiring ─expire─▶ expired
//       ▲                   │                 │  │ ▲──appeal─── rejected
//       └─retry─ needs_input ◀─return─────────┘  ├─reject─▶ rejected
//                                                └─suspect─▶ second_review ─confirm─▶ rejected
//                                                     ▲──────dismiss──┘ (back to in_review)
//   before a decision ─cancel─▶ cancelled; whatever has ended ─redact─▶ redacted

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const identityStatuses = [
  'collecting',
  'submitted',
  'needs_input',
  'in_review',
  'second_review',
  'approved',
  'expiring',
  'expired',
  'rejected',
  'cancelled',
  'redacted',
] as const
export type IdentityStatus = (typeof identityStatuses)[number]

export type IdentityEvent =
  | 'submit'
  | 'pass'
  | 'return'
  | 'retry'
  | 'approve'
  | 'reject'
  | 'suspect'
  | 'confirm'
  | 'dismiss'
  | 'appeal'
  | 'warn'
  | 'expire'
  | 'cancel'
  | 'redact'

export type IdentityActor = 'owner' | 'operator' | 'system'

const ends = ['owner', 'system'] as const

export const identityStatusMachine = statusMachine<IdentityStatus, IdentityEvent, IdentityActor>({
  states: identityStatuses,
  transitions: [
    { from: 'collecting', event: 'submit', to: 'submitted', by: ['owner'] },
    { from: 'submitted', event: 'pass', to: 'in_review', by: ['system'] },
    { from: 'submitted', event: 'return', to: 'needs_input', by: ['system'] },
    { from: 'needs_input', event: 'retry', to: 'collecting', by: ['owner'] },
    { from: 'in_review', event: 'approve', to: 'approved', by: ['operator'] },
    { from: 'in_review', event: 'return', to: 'needs_input', by: ['operator'] },
    { from: 'in_review', event: 'reject', to: 'rejected', by: ['operator'] },
    { from: 'in_review', event: 'suspect', to: 'second_review', by: ['operator'] },
    { from: 'second_review', event: 'confirm', to: 'rejected', by: ['operator'] },
    { from: 'second_review', event: 'dismiss', to: 'in_review', by: ['operator'] },
    { from: 'rejected', event: 'appeal', to: 'in_review', by: ['owner'] },
    { from: 'approved', event: 'warn', to: 'expiring', by: ['system'] },
    { from: 'approved', event: 'expire', to: 'expired', by: ['system'] },
    { from: 'expiring', event: 'expire', to: 'expired', by: ['system'] },
    { from: 'collecting', event: 'cancel', to: 'cancelled', by: ends },
    { from: 'submitted', event: 'cancel', to: 'cancelled', by: ends },
    { from: 'needs_input', event: 'cancel', to: 'cancelled', by: ends },
    { from: 'in_review', event: 'cancel', to: 'cancelled', by: ends },
    { from: 'cancelled', event: 'redact', to: 'redacted', by: ['system'] },
    { from: 'rejected', event: 'redact', to: 'redacted', by: ['system'] },
    { from: 'expired', event: 'redact', to: 'redacted', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<IdentityStatus>()

/** The identity counts as verified. */
export const isVerifiedIdentity = isOneOf('approved', 'expiring')
export const isExpiringIdentity = isOneOf('expiring')
/** Details and photos can be changed. */
export const isOpenIdentity = isOneOf('collecting', 'needs_input')
export const isReturnedIdentity = isOneOf('needs_input')
export const isSubmittedIdentity = isOneOf('submitted')
/** Waits for the decision of an operator. */
export const isIdentityInReview = isOneOf('in_review', 'second_review')
export const isSecondReview = isOneOf('second_review')
/** Not decided yet: at most one per person. */
export const isUndecidedIdentity = isOneOf('collecting', 'submitted', 'needs_input', 'in_review', 'second_review')
export const isRejectedIdentity = isOneOf('rejected')
/** The person is told why. */
export const isDecidedAgainst = isOneOf('needs_input', 'rejected')
export const isApprovedIdentity = isOneOf('approved')
/** Kept for a while as a result. */
export const isEndedIdentity = isOneOf('rejected', 'expired')
export const isCancelledIdentity = isOneOf('cancelled')
