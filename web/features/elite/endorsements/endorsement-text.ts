import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  AgainAnswer,
  DeclineReason,
  RatingName,
  Relation,
} from '#shared/features/elite/endorsements/endorsement-words.ts'
import type { EndorserStatus } from '#shared/features/elite/endorsements/endorser-status.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const relationWords: Words<Relation> = {
  manager: msg`Manager`,
  client: msg`Client`,
  peer: msg`Colleague`,
  report: msg`Team member`,
  teacher: msg`Teacher`,
}

export const ratingWords: Words<RatingName> = {
  craft: msg`Craft`,
  reliability: msg`Reliability`,
  communication: msg`Communication`,
  initiative: msg`Initiative`,
}

export const againWords: Words<AgainAnswer> = { yes: msg`Yes`, maybe: msg`Maybe`, no: msg`No` }

export const declineWords: Words<DeclineReason> = {
  dont_know: msg`I do not know this person`,
  no_time: msg`I have no time`,
  conflict: msg`I have a conflict of interest`,
  not_comfortable: msg`I would rather not endorse them`,
  other: msg`Another reason`,
}

export const endorserWords: Record<EndorserStatus, { text: MessageDescriptor; tone: ChipTone }> = {
  draft: { text: msg`Not asked yet`, tone: 'neutral' },
  invited: { text: msg`No answer yet`, tone: 'warn' },
  opened: { text: msg`Has read the request`, tone: 'info' },
  submitted: { text: msg`Received`, tone: 'ok' },
  verified: { text: msg`Received and checked`, tone: 'ok' },
  declined: { text: msg`Declined`, tone: 'bad' },
  bounced: { text: msg`Email not delivered`, tone: 'bad' },
  expired: { text: msg`No answer in time`, tone: 'bad' },
  replaced: { text: msg`Replaced`, tone: 'neutral' },
  cancelled: { text: msg`Cancelled`, tone: 'neutral' },
  withdrawn: { text: msg`Withdrawn`, tone: 'bad' },
}
