import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BriefDeclineReason, OutcomeReason, RateType } from '#shared/features/elite/briefs/brief-limits.ts'
import type { BriefStatus } from '#shared/features/elite/briefs/brief-status.ts'
import type { CompanyInterestEvent, InterestStatus } from '#shared/features/elite/briefs/interest-status.ts'
import type { PayPeriod } from '#shared/kit/money.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const briefStatusWords: Record<BriefStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  open: msg`Waiting for replies`,
  shortlisting: msg`Shortlisting`,
  interviewing: msg`Interviewing`,
  awarded: msg`Awarded`,
  in_project: msg`In progress`,
  closed: msg`Finished`,
  cancelled: msg`Cancelled`,
}

export const briefTones: Record<BriefStatus, ChipTone> = {
  draft: 'neutral',
  open: 'brand',
  shortlisting: 'brand',
  interviewing: 'brand',
  awarded: 'ok',
  in_project: 'ok',
  closed: 'neutral',
  cancelled: 'neutral',
}

/** As the member reads them. */
export const ownInterestWords: Record<InterestStatus, MessageDescriptor> = {
  offered: msg`Reply needed`,
  interested: msg`Proposal sent`,
  declined: msg`You declined`,
  no_reply: msg`No reply`,
  shortlisted: msg`On the shortlist`,
  interviewing: msg`Interview`,
  selected: msg`You were chosen`,
  not_selected: msg`Not selected`,
}

/** As the company reads them. */
export const companyInterestWords: Record<InterestStatus, MessageDescriptor> = {
  offered: msg`No reply yet`,
  interested: msg`Interested`,
  declined: msg`Declined`,
  no_reply: msg`Did not reply`,
  shortlisted: msg`On the shortlist`,
  interviewing: msg`Interviewing`,
  selected: msg`Selected`,
  not_selected: msg`Not selected`,
}

export const interestTones: Record<InterestStatus, ChipTone> = {
  offered: 'sun',
  interested: 'brand',
  declined: 'neutral',
  no_reply: 'neutral',
  shortlisted: 'brand',
  interviewing: 'brand',
  selected: 'ok',
  not_selected: 'neutral',
}

export const interestStepWords: Record<CompanyInterestEvent, MessageDescriptor> = {
  shortlist: msg`Add to shortlist`,
  interview: msg`Invite to talk`,
  select: msg`Select`,
  pass_over: msg`Turn down`,
}

export const rateTypeWords: Record<RateType, MessageDescriptor> = {
  hourly: msg`Hourly rate`,
  daily: msg`Daily rate`,
  fixed: msg`Fixed price`,
}

export const periodOf: Record<RateType, PayPeriod> = { hourly: 'hour', daily: 'day', fixed: 'once' }

export const briefDeclineWords: Record<BriefDeclineReason, MessageDescriptor> = {
  busy: msg`No time right now`,
  rate: msg`The budget is too low`,
  scope: msg`The work does not suit me`,
  hours: msg`The hours do not suit me`,
  company: msg`I would rather not work for this company`,
  other: msg`Another reason`,
}

/** The same reasons as the company reads them, without names. */
export const declineFigureWords: Record<BriefDeclineReason, MessageDescriptor> = {
  busy: msg`No time right now`,
  rate: msg`Budget too low`,
  scope: msg`Work not suitable`,
  hours: msg`Hours not suitable`,
  company: msg`Prefer another company`,
  other: msg`Another reason`,
}

export const outcomeWords: Record<OutcomeReason, MessageDescriptor> = {
  skills: msg`Different skills were needed`,
  rate: msg`Outside the budget`,
  availability: msg`The dates did not fit`,
  other: msg`Another reason`,
  filled: msg`The company chose somebody else`,
  cancelled: msg`The company cancelled the brief`,
}
