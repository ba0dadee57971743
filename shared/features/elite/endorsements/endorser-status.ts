// A person who was asked to endorse an applicant. They need no account: the link in the email is their proof.
//
//   draft ─invite─▶ invited ─open─▶ opened ─submit─▶ submitted ─verify─▶ verified
//   invited, opened ─decline─▶ declined, ─bounce─▶ bounced, ─expire─▶ expired
//   until they have submitted ─replace─▶ replaced, ─cancel─▶ cancelled; submitted, verified ─withdraw─▶ withdrawn

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const endorserStatuses = [
  'draft',
  'invited',
  'opened',
  'submitted',
  'verified',
  'declined',
  'bounced',
  'expired',
  'replaced',
  'cancelled',
  'withdrawn',
] as const
export type EndorserStatus = (typeof endorserStatuses)[number]

export type EndorserEvent =
  | 'invite'
  | 'open'
  | 'submit'
  | 'verify'
  | 'decline'
  | 'bounce'
  | 'expire'
  | 'replace'
  | 'cancel'
  | 'withdraw'

type Actor = 'talent' | 'endorser' | 'operator' | 'system'

const asked = ['invited', 'opened'] as const
const replaceable = ['invited', 'opened', 'declined', 'bounced', 'expired', 'withdrawn'] as const

export const endorserStatusMachine = statusMachine<EndorserStatus, EndorserEvent, Actor>({
  states: endorserStatuses,
  transitions: [
    { from: 'draft', event: 'invite', to: 'invited', by: ['talent'] },
    { from: 'invited', event: 'open', to: 'opened', by: ['endorser'] },
    { from: 'opened', event: 'submit', to: 'submitted', by: ['endorser'] },
    { from: 'invited', event: 'submit', to: 'submitted', by: ['endorser'] },
    { from: 'submitted', event: 'verify', to: 'verified', by: ['operator'] },
    ...asked.map((from) => ({ from, event: 'decline', to: 'declined', by: ['endorser'] }) as const),
    ...asked.map((from) => ({ from, event: 'bounce', to: 'bounced', by: ['system'] }) as const),
    ...asked.map((from) => ({ from, event: 'expire', to: 'expired', by: ['system'] }) as const),
    ...asked.map((from) => ({ from, event: 'cancel', to: 'cancelled', by: ['system'] }) as const),
    ...replaceable.map((from) => ({ from, event: 'replace', to: 'replaced', by: ['talent'] }) as const),
    { from: 'submitted', event: 'withdraw', to: 'withdrawn', by: ['endorser'] },
    { from: 'verified', event: 'withdraw', to: 'withdrawn', by: ['endorser'] },
  ],
})

const isOneOf = statusPredicates<EndorserStatus>()

export const isDraftEndorser = isOneOf('draft')
/** The email has gone out and nobody has answered. */
export const isAskedEndorser = isOneOf(...asked)
export const isInvitedEndorser = isOneOf('invited')
export const isReceived = isOneOf('submitted', 'verified')
export const isUnverifiedEndorsement = isOneOf('submitted')
export const isVerifiedEndorsement = isOneOf('verified')
export const isReplaceable = isOneOf(...replaceable)
/** Will not endorse, or cannot be reached. */
export const isLostEndorser = isOneOf('declined', 'bounced', 'expired', 'withdrawn')
export const isReplacedEndorser = isOneOf('replaced', 'cancelled')
export const isExpiredRequest = isOneOf('expired')
export const isWithdrawnEndorsement = isOneOf('withdrawn')
export const isDeclinedRequest = isOneOf('declined')
/** Counts towards the number of endorsers. */
export const isCountedEndorser = isOneOf('draft', 'invited', 'opened', 'submitted', 'verified')
